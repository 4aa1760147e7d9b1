CREATE TABLE "payer_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"token_hash" text NOT NULL,
	"covers" text NOT NULL,
	"instalment_ids" json NOT NULL,
	"payer_name" text DEFAULT '' NOT NULL,
	"payer_email" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"shown_name" text DEFAULT '' NOT NULL,
	"made_by" text DEFAULT '' NOT NULL,
	"lasts_until" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "payer_links_provider_id_token_hash_unique" UNIQUE("provider_id","token_hash"),
	CONSTRAINT "payer_links_provider_id_order_id_idempotency_key_unique" UNIQUE("provider_id","order_id","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "payer_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_payers" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"link_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"begun_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_payers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payer_links" ADD CONSTRAINT "payer_links_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_payers" ADD CONSTRAINT "payment_payers_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_payers" ADD CONSTRAINT "payment_payers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_payers" ADD CONSTRAINT "payment_payers_link_id_payer_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."payer_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_payers_provider_id_order_id_index" ON "payment_payers" USING btree ("provider_id","order_id");--> statement-breakpoint
CREATE INDEX "payment_payers_provider_id_link_id_index" ON "payment_payers" USING btree ("provider_id","link_id");--> statement-breakpoint
CREATE POLICY "provider_wall" ON "payer_links" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "provider_wall" ON "payment_payers" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);