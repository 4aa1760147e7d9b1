CREATE TABLE "data_owners" (
	"pool_id" text NOT NULL,
	"sub" text NOT NULL,
	CONSTRAINT "data_owners_pool_id_sub_pk" PRIMARY KEY("pool_id","sub")
);
--> statement-breakpoint
ALTER TABLE "data_owners" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "document_key_marks" (
	"id" integer PRIMARY KEY NOT NULL,
	"digest" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "retention" jsonb;--> statement-breakpoint
CREATE POLICY "owners_wall" ON "data_owners" AS PERMISSIVE FOR ALL TO public USING ((pool_id = nullif(current_setting('app.pool_id', true), '') and sub = nullif(current_setting('app.client_sub', true), '')) or (coalesce(current_setting('app.pool_id', true), '') = '' and coalesce(current_setting('app.provider_id', true), '') = '')) WITH CHECK (pool_id = nullif(current_setting('app.pool_id', true), '') and sub = nullif(current_setting('app.client_sub', true), ''));--> statement-breakpoint
CREATE FUNCTION "note_data_owner"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "data_owners" ("pool_id", "sub") VALUES (NEW."pool_id", NEW."sub") ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "note_data_owner" AFTER INSERT ON "client_files" FOR EACH ROW EXECUTE FUNCTION "note_data_owner"();--> statement-breakpoint
CREATE TRIGGER "note_data_owner" AFTER INSERT ON "access_log" FOR EACH ROW EXECUTE FUNCTION "note_data_owner"();
