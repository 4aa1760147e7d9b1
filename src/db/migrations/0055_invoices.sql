CREATE TABLE "invoice_counters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_counters_provider_id_kind_year_unique" UNIQUE("provider_id","kind","year")
);
--> statement-breakpoint
ALTER TABLE "invoice_counters" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invoice_recipients" (
	"invoice_id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"owner_digest" "bytea" NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"until" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoice_recipients" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"year" integer NOT NULL,
	"count" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"invoice_id" uuid,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"content" json NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"issued_on" date NOT NULL,
	CONSTRAINT "invoices_provider_id_number_unique" UNIQUE("provider_id","number"),
	CONSTRAINT "invoices_provider_id_kind_year_count_unique" UNIQUE("provider_id","kind","year","count")
);
--> statement-breakpoint
ALTER TABLE "invoices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "invoice_recipients" ADD CONSTRAINT "invoice_recipients_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_recipients_provider_id_order_id_index" ON "invoice_recipients" USING btree ("provider_id","order_id");--> statement-breakpoint
CREATE INDEX "invoice_recipients_provider_id_owner_digest_index" ON "invoice_recipients" USING btree ("provider_id","owner_digest");--> statement-breakpoint
CREATE INDEX "invoices_provider_id_order_id_index" ON "invoices" USING btree ("provider_id","order_id");--> statement-breakpoint
CREATE POLICY "provider_wall" ON "invoice_counters" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "provider_wall" ON "invoice_recipients" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "invoices_read" ON "invoices" AS PERMISSIVE FOR SELECT TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "invoices_add" ON "invoices" AS PERMISSIVE FOR INSERT TO public WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);
--> statement-breakpoint
-- What was issued stays as it was: also for the owner of the table.
CREATE FUNCTION invoices_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'invoices are only added to' USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER invoices_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON "invoices" FOR EACH STATEMENT EXECUTE FUNCTION invoices_stay();
