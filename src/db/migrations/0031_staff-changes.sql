CREATE TABLE "staff_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"name" text NOT NULL,
	"deed" text NOT NULL,
	"roles" text[] NOT NULL,
	"by_name" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "staff_changes_provider_id_at_index" ON "staff_changes" USING btree ("provider_id","at");--> statement-breakpoint
CREATE POLICY "provider_wall" ON "staff_changes" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);