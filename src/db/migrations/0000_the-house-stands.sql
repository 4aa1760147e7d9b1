CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"from_address" text NOT NULL,
	"to_address" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "packages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"procedure_slug" text NOT NULL,
	"name" json NOT NULL,
	"summary" json NOT NULL,
	"nights" integer NOT NULL,
	"hotel_class" integer NOT NULL,
	"transfers" integer NOT NULL,
	"companions" integer NOT NULL,
	"inside" json NOT NULL,
	"excluded" json NOT NULL,
	"price_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "packages_provider_id_slug_unique" UNIQUE("provider_id","slug")
);
--> statement-breakpoint
ALTER TABLE "packages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "pictures_provider_id_slug_unique" UNIQUE("provider_id","slug")
);
--> statement-breakpoint
ALTER TABLE "pictures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "practitioners" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"name" json NOT NULL,
	"title" json NOT NULL,
	"specialty" json NOT NULL,
	"licence_number" text NOT NULL,
	"licence_register" json NOT NULL,
	"licence_url" text NOT NULL,
	"languages" text[] NOT NULL,
	"procedures" text[] NOT NULL,
	"biography" json NOT NULL,
	"practising_since" integer,
	"time_zone" text NOT NULL,
	"weekly_availability" jsonb NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "practitioners_provider_id_slug_unique" UNIQUE("provider_id","slug")
);
--> statement-breakpoint
ALTER TABLE "practitioners" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "procedures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"name" json NOT NULL,
	"category" json NOT NULL,
	"summary" json NOT NULL,
	"price_from_minor" bigint NOT NULL,
	"price_to_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"duration_min" integer NOT NULL,
	"anaesthesia" text NOT NULL,
	"hospital_nights" integer NOT NULL,
	"stay_days" integer NOT NULL,
	"fit_to_fly_days" integer,
	"fit_to_fly_source" text,
	"reviewed_by" text NOT NULL,
	"reviewed_on" date NOT NULL,
	"text" json NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "procedures_provider_id_slug_unique" UNIQUE("provider_id","slug")
);
--> statement-breakpoint
ALTER TABLE "procedures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" json NOT NULL,
	"legal_name" text NOT NULL,
	"gtag_id" text,
	"user_pool" jsonb,
	CONSTRAINT "companies_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "provider_domains" (
	"domain" text PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "providers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"sample" boolean NOT NULL,
	"languages" text[] NOT NULL,
	"location" json NOT NULL,
	"theme" jsonb NOT NULL,
	"settlement_currency" text NOT NULL,
	"contact" json NOT NULL,
	"about" json NOT NULL,
	"legal_texts" json NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "providers_company_id_slug_unique" UNIQUE("company_id","slug")
);
--> statement-breakpoint
CREATE TABLE "quote_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"input_digest" text NOT NULL,
	"procedure_slug" text,
	"package_slug" text,
	"need" text NOT NULL,
	"earliest" date,
	"latest" date,
	"flexibility" text NOT NULL,
	"companions" integer NOT NULL,
	"budget_minor" bigint,
	"currency" text NOT NULL,
	"medical_notes" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"channel" text NOT NULL,
	"language" text NOT NULL,
	"consent_version" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"sender_digest" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quote_requests_provider_id_idempotency_key_unique" UNIQUE("provider_id","idempotency_key"),
	CONSTRAINT "quote_requests_provider_id_reference_unique" UNIQUE("provider_id","reference")
);
--> statement-breakpoint
ALTER TABLE "quote_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "provider_domains" ADD CONSTRAINT "provider_domains_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "providers" ADD CONSTRAINT "providers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_requests_provider_id_email_created_at_index" ON "quote_requests" USING btree ("provider_id","email","created_at");--> statement-breakpoint
CREATE INDEX "quote_requests_provider_id_sender_digest_created_at_index" ON "quote_requests" USING btree ("provider_id","sender_digest","created_at");--> statement-breakpoint
CREATE POLICY "provider_wall" ON "mails" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "provider_wall" ON "packages" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "provider_wall" ON "pictures" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "provider_wall" ON "practitioners" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "provider_wall" ON "procedures" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "provider_wall" ON "quote_requests" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);