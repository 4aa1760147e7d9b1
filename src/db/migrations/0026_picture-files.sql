CREATE TABLE "picture_files" (
	"provider_id" uuid NOT NULL,
	"sha256" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"made_of" text,
	"crop" json,
	"kept_at" timestamp with time zone NOT NULL,
	CONSTRAINT "picture_files_provider_id_sha256_unique" UNIQUE("provider_id","sha256")
);
--> statement-breakpoint
ALTER TABLE "picture_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "picture_files_provider_id_kept_at_index" ON "picture_files" USING btree ("provider_id","kept_at");--> statement-breakpoint
CREATE POLICY "provider_wall" ON "picture_files" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);