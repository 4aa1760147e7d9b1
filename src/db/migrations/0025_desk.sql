CREATE TABLE "catalogue_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"state" text NOT NULL,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"reviewed_by_name" text,
	"reviewed_at" timestamp with time zone,
	"undoes" uuid,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "catalogue_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "visit_counts" (
	"provider_id" uuid NOT NULL,
	"day" date NOT NULL,
	"stage" text NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "visit_counts_provider_id_day_stage_pk" PRIMARY KEY("provider_id","day","stage")
);
--> statement-breakpoint
ALTER TABLE "visit_counts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "contact_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"by_name" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"idempotency_key" text NOT NULL,
	CONSTRAINT "contact_answers_provider_id_reference_idempotency_key_unique" UNIQUE("provider_id","reference","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "contact_answers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"input_digest" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"consent_version" text NOT NULL,
	"sender_digest" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"client_pool_id" text,
	"client_sub" text,
	CONSTRAINT "contact_messages_provider_id_idempotency_key_unique" UNIQUE("provider_id","idempotency_key"),
	CONSTRAINT "contact_messages_provider_id_reference_unique" UNIQUE("provider_id","reference")
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "inbox_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"from_name" text NOT NULL,
	"client_pool_id" text,
	"client_sub" text,
	"state" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"first_answer_at" timestamp with time zone,
	"first_due_at" timestamp with time zone,
	"assignee_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "inbox_items_provider_id_kind_reference_unique" UNIQUE("provider_id","kind","reference")
);
--> statement-breakpoint
ALTER TABLE "inbox_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "inbox_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "inbox_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "final_bills" (
	"provider_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"why" text NOT NULL,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "final_bills_provider_id_reference_pk" PRIMARY KEY("provider_id","reference")
);
--> statement-breakpoint
ALTER TABLE "final_bills" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "offer_drafts" (
	"provider_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"content" jsonb NOT NULL,
	"version" integer NOT NULL,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "offer_drafts_provider_id_reference_pk" PRIMARY KEY("provider_id","reference")
);
--> statement-breakpoint
ALTER TABLE "offer_drafts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "staff_members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"pool_id" text NOT NULL,
	"sub" text,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"roles" text[] NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"joined_at" timestamp with time zone,
	"left_at" timestamp with time zone,
	CONSTRAINT "staff_members_provider_id_pool_id_email_unique" UNIQUE("provider_id","pool_id","email"),
	CONSTRAINT "staff_members_provider_id_pool_id_sub_unique" UNIQUE("provider_id","pool_id","sub")
);
--> statement-breakpoint
ALTER TABLE "staff_members" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "fit_to_fly_releases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"client_pool_id" text NOT NULL,
	"client_sub" text NOT NULL,
	"fly_from" date NOT NULL,
	"note" text NOT NULL,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"taken_back_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "fit_to_fly_releases" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "description" json;--> statement-breakpoint
ALTER TABLE "practitioners" ADD COLUMN "exceptions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_sessions" ADD COLUMN "second_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "catalogue_changes_provider_id_kind_slug_at_index" ON "catalogue_changes" USING btree ("provider_id","kind","slug","at");--> statement-breakpoint
CREATE INDEX "catalogue_changes_provider_id_state_due_at_index" ON "catalogue_changes" USING btree ("provider_id","state","due_at");--> statement-breakpoint
CREATE INDEX "catalogue_changes_provider_id_at_index" ON "catalogue_changes" USING btree ("provider_id","at");--> statement-breakpoint
CREATE INDEX "contact_messages_provider_id_email_created_at_index" ON "contact_messages" USING btree ("provider_id","email","created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_provider_id_sender_digest_created_at_index" ON "contact_messages" USING btree ("provider_id","sender_digest","created_at");--> statement-breakpoint
CREATE INDEX "inbox_items_provider_id_state_due_at_id_index" ON "inbox_items" USING btree ("provider_id","state","due_at","id");--> statement-breakpoint
CREATE INDEX "inbox_items_provider_id_state_last_at_id_index" ON "inbox_items" USING btree ("provider_id","state","last_at","id");--> statement-breakpoint
CREATE INDEX "inbox_items_provider_id_client_pool_id_client_sub_index" ON "inbox_items" USING btree ("provider_id","client_pool_id","client_sub");--> statement-breakpoint
CREATE INDEX "inbox_items_provider_id_received_at_index" ON "inbox_items" USING btree ("provider_id","received_at");--> statement-breakpoint
CREATE INDEX "inbox_notes_provider_id_item_id_at_index" ON "inbox_notes" USING btree ("provider_id","item_id","at");--> statement-breakpoint
CREATE INDEX "fit_to_fly_releases_provider_id_client_pool_id_client_sub_index" ON "fit_to_fly_releases" USING btree ("provider_id","client_pool_id","client_sub");--> statement-breakpoint
CREATE POLICY "provider_wall" ON "catalogue_changes" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "provider_wall" ON "visit_counts" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "provider_wall" ON "contact_answers" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "provider_wall" ON "contact_messages" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "provider_wall" ON "inbox_items" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "provider_wall" ON "inbox_notes" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "provider_wall" ON "final_bills" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "provider_wall" ON "offer_drafts" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "provider_wall" ON "staff_members" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "provider_wall" ON "fit_to_fly_releases" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);