CREATE TABLE "order_instalments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"amount_minor" bigint NOT NULL,
	"due_on" text,
	CONSTRAINT "order_instalments_provider_id_item_id_position_unique" UNIQUE("provider_id","item_id","position")
);
--> statement-breakpoint
ALTER TABLE "order_instalments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"state" text NOT NULL,
	"is_essential" boolean NOT NULL,
	"price" json NOT NULL,
	"policy" json NOT NULL,
	"total_minor" bigint NOT NULL,
	"on_site_minor" bigint NOT NULL,
	CONSTRAINT "order_items_provider_id_booking_id_unique" UNIQUE("provider_id","booking_id")
);
--> statement-breakpoint
ALTER TABLE "order_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"subject_id" uuid,
	"state" text NOT NULL,
	"digest" text NOT NULL,
	"key" text NOT NULL,
	"attempts" json NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"resolved_by" text DEFAULT '' NOT NULL,
	"resolution" text DEFAULT '' NOT NULL,
	CONSTRAINT "order_steps_provider_id_order_id_position_unique" UNIQUE("provider_id","order_id","position")
);
--> statement-breakpoint
ALTER TABLE "order_steps" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_travellers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"is_patient" boolean NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	CONSTRAINT "order_travellers_provider_id_order_id_position_unique" UNIQUE("provider_id","order_id","position")
);
--> statement-breakpoint
ALTER TABLE "order_travellers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"client_pool_id" text NOT NULL,
	"client_sub" text NOT NULL,
	"reference" text NOT NULL,
	"state" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"rates" json NOT NULL,
	"agreed" json,
	"language" text NOT NULL,
	"origin" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"agreed_at" timestamp with time zone,
	"placed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"leased_until" timestamp with time zone,
	"lease_version" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"escalate_at" timestamp with time zone,
	CONSTRAINT "orders_provider_id_reference_unique" UNIQUE("provider_id","reference")
);
--> statement-breakpoint
ALTER TABLE "orders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"gateway_reference" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "disputes_provider_id_gateway_reference_unique" UNIQUE("provider_id","gateway_reference")
);
--> statement-breakpoint
ALTER TABLE "disputes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "gateway_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"gateway" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	CONSTRAINT "gateway_events_provider_id_gateway_event_id_unique" UNIQUE("provider_id","gateway","event_id")
);
--> statement-breakpoint
ALTER TABLE "gateway_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ledger_lines" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"posting_id" uuid NOT NULL,
	"event_key" text NOT NULL,
	"order_id" uuid NOT NULL,
	"item_id" uuid,
	"payment_id" uuid,
	"what" text NOT NULL,
	"account" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_lines_provider_id_event_key_account_currency_item_id_unique" UNIQUE NULLS NOT DISTINCT("provider_id","event_key","account","currency","item_id")
);
--> statement-breakpoint
ALTER TABLE "ledger_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_parts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"instalment_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"is_live" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_parts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"method" text NOT NULL,
	"gateway" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"input_digest" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"refusal" text DEFAULT '' NOT NULL,
	"gateway_reference" text,
	"saved_method" json,
	"fx_quote_id" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"authorized_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"received_by" text DEFAULT '' NOT NULL,
	CONSTRAINT "payments_provider_id_idempotency_key_unique" UNIQUE("provider_id","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"item_id" uuid,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"why" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"by_name" text DEFAULT '' NOT NULL,
	"approved_by" text DEFAULT '' NOT NULL,
	"idempotency_key" text NOT NULL,
	"gateway_reference" text,
	"created_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "refunds_provider_id_idempotency_key_unique" UNIQUE("provider_id","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "refunds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "test_payment_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"key" text NOT NULL,
	"test_payment_id" uuid NOT NULL,
	"action" text NOT NULL,
	"amount_minor" bigint DEFAULT 0 NOT NULL,
	"answer" json NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "test_payment_calls_provider_id_key_unique" UNIQUE("provider_id","key")
);
--> statement-breakpoint
ALTER TABLE "test_payment_calls" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "test_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"card" text DEFAULT '' NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"keeps_method" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"refusal" text DEFAULT '' NOT NULL,
	"captured_minor" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "test_payments_provider_id_payment_id_unique" UNIQUE("provider_id","payment_id")
);
--> statement-breakpoint
ALTER TABLE "test_payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "order_instalments" ADD CONSTRAINT "order_instalments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_instalments" ADD CONSTRAINT "order_instalments_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_steps" ADD CONSTRAINT "order_steps_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_travellers" ADD CONSTRAINT "order_travellers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_parts" ADD CONSTRAINT "payment_parts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_payment_calls" ADD CONSTRAINT "test_payment_calls_test_payment_id_test_payments_id_fk" FOREIGN KEY ("test_payment_id") REFERENCES "public"."test_payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_instalments_provider_id_order_id_index" ON "order_instalments" USING btree ("provider_id","order_id");--> statement-breakpoint
CREATE INDEX "order_items_provider_id_order_id_index" ON "order_items" USING btree ("provider_id","order_id");--> statement-breakpoint
CREATE INDEX "orders_provider_id_client_pool_id_client_sub_index" ON "orders" USING btree ("provider_id","client_pool_id","client_sub");--> statement-breakpoint
CREATE INDEX "orders_provider_id_next_try_at_index" ON "orders" USING btree ("provider_id","next_try_at");--> statement-breakpoint
CREATE INDEX "ledger_lines_provider_id_order_id_index" ON "ledger_lines" USING btree ("provider_id","order_id");--> statement-breakpoint
CREATE INDEX "ledger_lines_provider_id_at_index" ON "ledger_lines" USING btree ("provider_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_parts_live" ON "payment_parts" USING btree ("instalment_id") WHERE "payment_parts"."is_live";--> statement-breakpoint
CREATE INDEX "payment_parts_provider_id_payment_id_index" ON "payment_parts" USING btree ("provider_id","payment_id");--> statement-breakpoint
CREATE INDEX "payments_provider_id_order_id_index" ON "payments" USING btree ("provider_id","order_id");--> statement-breakpoint
CREATE INDEX "payments_provider_id_state_checked_at_index" ON "payments" USING btree ("provider_id","state","checked_at");--> statement-breakpoint
CREATE INDEX "payments_provider_id_gateway_reference_index" ON "payments" USING btree ("provider_id","gateway_reference");--> statement-breakpoint
CREATE INDEX "refunds_provider_id_order_id_index" ON "refunds" USING btree ("provider_id","order_id");--> statement-breakpoint
CREATE INDEX "refunds_provider_id_state_checked_at_index" ON "refunds" USING btree ("provider_id","state","checked_at");--> statement-breakpoint
CREATE INDEX "bookings_provider_id_order_id_index" ON "bookings" USING btree ("provider_id","order_id");--> statement-breakpoint
CREATE POLICY "provider_wall" ON "order_instalments" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "provider_wall" ON "order_items" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "provider_wall" ON "order_steps" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "provider_wall" ON "order_travellers" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "provider_wall" ON "orders" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "provider_wall" ON "disputes" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "provider_wall" ON "gateway_events" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "ledger_read" ON "ledger_lines" AS PERMISSIVE FOR SELECT TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "ledger_add" ON "ledger_lines" AS PERMISSIVE FOR INSERT TO public WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "provider_wall" ON "payment_parts" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "provider_wall" ON "payments" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "provider_wall" ON "refunds" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "provider_wall" ON "test_payment_calls" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "provider_wall" ON "test_payments" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);--> statement-breakpoint
-- The lines of a posting sum to zero in each currency: looked at when the transaction ends, whatever wrote them.
CREATE FUNCTION ledger_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT FROM "ledger_lines" WHERE "provider_id" = NEW."provider_id" AND "posting_id" = NEW."posting_id"
		GROUP BY "currency" HAVING sum("amount_minor") <> 0
	) THEN
		RAISE EXCEPTION 'a posting of the ledger does not sum to zero' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_balances AFTER INSERT ON "ledger_lines" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION ledger_balances();--> statement-breakpoint
-- What was posted stays: also for the owner of the table.
CREATE FUNCTION ledger_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the ledger is only added to' USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER ledger_stays BEFORE UPDATE OR DELETE ON "ledger_lines" FOR EACH ROW EXECUTE FUNCTION ledger_stays();--> statement-breakpoint
CREATE TRIGGER ledger_stays_whole BEFORE TRUNCATE ON "ledger_lines" FOR EACH STATEMENT EXECUTE FUNCTION ledger_stays();
