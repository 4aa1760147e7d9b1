CREATE TABLE "payout_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"payout_id" uuid NOT NULL,
	"gateway_reference" text NOT NULL,
	"what" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"fee_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"source" text NOT NULL,
	"payment_id" uuid,
	"charged_minor" bigint,
	"charged_currency" text,
	"available_on" date NOT NULL,
	CONSTRAINT "payout_lines_provider_id_payout_id_gateway_reference_unique" UNIQUE("provider_id","payout_id","gateway_reference")
);
--> statement-breakpoint
ALTER TABLE "payout_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"gateway" text NOT NULL,
	"gateway_reference" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"arrives_on" date NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payouts_provider_id_gateway_gateway_reference_unique" UNIQUE("provider_id","gateway","gateway_reference")
);
--> statement-breakpoint
ALTER TABLE "payouts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payout_lines" ADD CONSTRAINT "payout_lines_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payout_lines_provider_id_payment_id_index" ON "payout_lines" USING btree ("provider_id","payment_id");--> statement-breakpoint
CREATE INDEX "payouts_provider_id_arrives_on_index" ON "payouts" USING btree ("provider_id","arrives_on");--> statement-breakpoint
CREATE POLICY "provider_wall" ON "payout_lines" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "provider_wall" ON "payouts" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);