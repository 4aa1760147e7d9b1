CREATE TABLE "kept_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"owner_digest" "bytea" NOT NULL,
	"reference" text NOT NULL,
	"name" text NOT NULL,
	"lines" jsonb NOT NULL,
	"total_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"offered_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"law" json NOT NULL,
	"until" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kept_records" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "outbox_removals" (
	"digest" "bytea" PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "client_accounts" ADD COLUMN "former_emails" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
DROP POLICY "client_wall" ON "access_log" CASCADE;--> statement-breakpoint
CREATE POLICY "client_log_read" ON "access_log" AS PERMISSIVE FOR SELECT TO public USING (pool_id = nullif(current_setting('app.pool_id', true), '') and sub = nullif(current_setting('app.client_sub', true), ''));--> statement-breakpoint
CREATE POLICY "client_log_add" ON "access_log" AS PERMISSIVE FOR INSERT TO public WITH CHECK (pool_id = nullif(current_setting('app.pool_id', true), '') and sub = nullif(current_setting('app.client_sub', true), ''));--> statement-breakpoint
CREATE POLICY "client_log_remove" ON "access_log" AS PERMISSIVE FOR DELETE TO public USING (pool_id = nullif(current_setting('app.pool_id', true), '') and sub = nullif(current_setting('app.client_sub', true), '') and current_setting('app.logs_go', true) = 'on');--> statement-breakpoint
CREATE POLICY "provider_wall" ON "kept_records" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);