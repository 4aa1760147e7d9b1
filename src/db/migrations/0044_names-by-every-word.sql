CREATE TABLE "inbox_name_parts" (
	"provider_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"part" text NOT NULL,
	CONSTRAINT "inbox_name_parts_item_id_part_unique" UNIQUE("item_id","part")
);
--> statement-breakpoint
ALTER TABLE "inbox_name_parts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "inbox_name_parts" ADD CONSTRAINT "inbox_name_parts_item_id_inbox_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."inbox_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inbox_name_parts_provider_id_part_item_id_index" ON "inbox_name_parts" USING btree ("provider_id","part" text_pattern_ops,"item_id");--> statement-breakpoint
CREATE POLICY "provider_wall" ON "inbox_name_parts" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);--> statement-breakpoint
-- Names of before: from each later word on, as `laterParts` has it.
INSERT INTO "inbox_name_parts" ("provider_id", "item_id", "part")
SELECT DISTINCT "provider_id", "id", array_to_string("words"[at:], ' ')
FROM (SELECT "provider_id", "id", regexp_split_to_array(trim(both ' -' from "from_search"), '[ -]+') AS "words" FROM "inbox_items") AS named, generate_series(2, cardinality("words")) AS at;
