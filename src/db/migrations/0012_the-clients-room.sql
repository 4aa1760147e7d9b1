CREATE TABLE "access_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pool_id" text NOT NULL,
	"sub" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"actor_name" text NOT NULL,
	"deed" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"why" text NOT NULL,
	"note" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "access_log" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "client_consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pool_id" text NOT NULL,
	"sub" text NOT NULL,
	"purpose" text NOT NULL,
	"is_given" boolean NOT NULL,
	"version" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "client_consents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "client_locations" (
	"pool_id" text NOT NULL,
	"sub" text NOT NULL,
	"company_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"country_id" text NOT NULL,
	"given_name" text NOT NULL,
	"family_name" text NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "client_locations_pool_id_sub_location_id_pk" PRIMARY KEY("pool_id","sub","location_id")
);
--> statement-breakpoint
ALTER TABLE "client_locations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "client_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pool_id" text NOT NULL,
	"sub" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "client_pictures_pool_id_sub_unique" UNIQUE("pool_id","sub")
);
--> statement-breakpoint
ALTER TABLE "client_pictures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "clients" (
	"pool_id" text NOT NULL,
	"sub" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"currency" text NOT NULL,
	"phone_number" text NOT NULL,
	"language" text NOT NULL,
	"picture_id" text NOT NULL,
	"details" jsonb NOT NULL,
	"notifications" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "clients_pool_id_sub_pk" PRIMARY KEY("pool_id","sub")
);
--> statement-breakpoint
ALTER TABLE "clients" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "client_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pool_id" text NOT NULL,
	"sub" text NOT NULL,
	"source_type" text NOT NULL,
	"file_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"more" jsonb NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "client_documents_file_id_unique" UNIQUE("file_id")
);
--> statement-breakpoint
ALTER TABLE "client_documents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "client_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pool_id" text NOT NULL,
	"sub" text NOT NULL,
	"name" text NOT NULL,
	"total_bytes" bigint NOT NULL,
	"stored_bytes" bigint NOT NULL,
	"wrapped_key" "bytea" NOT NULL,
	"media_type" text NOT NULL,
	"scan" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"touched_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "client_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "document_shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"pool_id" text NOT NULL,
	"sub" text NOT NULL,
	"practitioner_slug" text NOT NULL,
	"practitioner_name" text NOT NULL,
	"document_ids" uuid[] NOT NULL,
	"purpose" text NOT NULL,
	"shared_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "document_shares" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "store_removals" (
	"prefix" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"from_side" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"idempotency_key" text NOT NULL,
	CONSTRAINT "quote_messages_provider_id_reference_idempotency_key_unique" UNIQUE("provider_id","reference","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "quote_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "quote_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"digest" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"valid_until" date NOT NULL,
	"decision" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "quote_offers_provider_id_reference_version_unique" UNIQUE("provider_id","reference","version")
);
--> statement-breakpoint
ALTER TABLE "quote_offers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "client_pool_id" text;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "client_sub" text;--> statement-breakpoint
ALTER TABLE "client_documents" ADD CONSTRAINT "client_documents_file_id_client_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."client_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_log_pool_id_sub_at_index" ON "access_log" USING btree ("pool_id","sub","at");--> statement-breakpoint
CREATE INDEX "client_consents_pool_id_sub_at_index" ON "client_consents" USING btree ("pool_id","sub","at");--> statement-breakpoint
CREATE INDEX "client_documents_pool_id_sub_added_at_index" ON "client_documents" USING btree ("pool_id","sub","added_at");--> statement-breakpoint
CREATE INDEX "client_files_pool_id_sub_index" ON "client_files" USING btree ("pool_id","sub");--> statement-breakpoint
CREATE INDEX "document_shares_provider_id_pool_id_sub_index" ON "document_shares" USING btree ("provider_id","pool_id","sub");--> statement-breakpoint
CREATE INDEX "quote_messages_provider_id_reference_at_index" ON "quote_messages" USING btree ("provider_id","reference","at");--> statement-breakpoint
CREATE INDEX "quote_requests_provider_id_client_pool_id_client_sub_index" ON "quote_requests" USING btree ("provider_id","client_pool_id","client_sub");--> statement-breakpoint
CREATE POLICY "client_wall" ON "access_log" AS PERMISSIVE FOR ALL TO public USING (pool_id = nullif(current_setting('app.pool_id', true), '') and sub = nullif(current_setting('app.client_sub', true), '')) WITH CHECK (pool_id = nullif(current_setting('app.pool_id', true), '') and sub = nullif(current_setting('app.client_sub', true), ''));--> statement-breakpoint
CREATE POLICY "client_wall" ON "client_consents" AS PERMISSIVE FOR ALL TO public USING (pool_id = nullif(current_setting('app.pool_id', true), '') and sub = nullif(current_setting('app.client_sub', true), '')) WITH CHECK (pool_id = nullif(current_setting('app.pool_id', true), '') and sub = nullif(current_setting('app.client_sub', true), ''));--> statement-breakpoint
CREATE POLICY "client_wall" ON "client_locations" AS PERMISSIVE FOR ALL TO public USING (pool_id = nullif(current_setting('app.pool_id', true), '') and sub = nullif(current_setting('app.client_sub', true), '')) WITH CHECK (pool_id = nullif(current_setting('app.pool_id', true), '') and sub = nullif(current_setting('app.client_sub', true), ''));--> statement-breakpoint
CREATE POLICY "client_wall" ON "client_pictures" AS PERMISSIVE FOR ALL TO public USING (pool_id = nullif(current_setting('app.pool_id', true), '') and sub = nullif(current_setting('app.client_sub', true), '')) WITH CHECK (pool_id = nullif(current_setting('app.pool_id', true), '') and sub = nullif(current_setting('app.client_sub', true), ''));--> statement-breakpoint
CREATE POLICY "client_wall" ON "clients" AS PERMISSIVE FOR ALL TO public USING (pool_id = nullif(current_setting('app.pool_id', true), '') and sub = nullif(current_setting('app.client_sub', true), '')) WITH CHECK (pool_id = nullif(current_setting('app.pool_id', true), '') and sub = nullif(current_setting('app.client_sub', true), ''));--> statement-breakpoint
CREATE POLICY "client_wall" ON "client_documents" AS PERMISSIVE FOR ALL TO public USING (pool_id = nullif(current_setting('app.pool_id', true), '') and sub = nullif(current_setting('app.client_sub', true), '')) WITH CHECK (pool_id = nullif(current_setting('app.pool_id', true), '') and sub = nullif(current_setting('app.client_sub', true), ''));--> statement-breakpoint
CREATE POLICY "client_wall" ON "client_files" AS PERMISSIVE FOR ALL TO public USING (pool_id = nullif(current_setting('app.pool_id', true), '') and sub = nullif(current_setting('app.client_sub', true), '')) WITH CHECK (pool_id = nullif(current_setting('app.pool_id', true), '') and sub = nullif(current_setting('app.client_sub', true), ''));--> statement-breakpoint
CREATE POLICY "provider_wall" ON "document_shares" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "provider_wall" ON "quote_messages" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "provider_wall" ON "quote_offers" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);