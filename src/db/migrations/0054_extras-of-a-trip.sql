CREATE TABLE "extra_reservations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"state" text NOT NULL,
	"extra" text NOT NULL,
	"day" date NOT NULL,
	"vehicles" integer NOT NULL,
	"item" json NOT NULL,
	"fee_minor" bigint,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "extra_reservations_provider_id_reference_unique" UNIQUE("provider_id","reference")
);
--> statement-breakpoint
ALTER TABLE "extra_reservations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "extras" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"type" text NOT NULL,
	"title" json NOT NULL,
	"description" json NOT NULL,
	"price_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"unit" text NOT NULL,
	"cancellation" json NOT NULL,
	"party" json,
	"transfer" json,
	"insurance" json,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "extras_provider_id_slug_unique" UNIQUE("provider_id","slug")
);
--> statement-breakpoint
ALTER TABLE "extras" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "extra_reservations_provider_id_extra_day_index" ON "extra_reservations" USING btree ("provider_id","extra","day");--> statement-breakpoint
CREATE POLICY "provider_wall" ON "extra_reservations" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "provider_wall" ON "extras" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);