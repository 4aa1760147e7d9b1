CREATE TABLE "order_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"state" text NOT NULL,
	"refusal" text DEFAULT '' NOT NULL,
	"revision" integer NOT NULL,
	"quoted" json NOT NULL,
	"travellers" json,
	"instalment_id" uuid NOT NULL,
	"quote_key" text NOT NULL,
	"quote_digest" text NOT NULL,
	"agree_key" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"agreed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "order_changes_provider_id_order_id_quote_key_unique" UNIQUE("provider_id","order_id","quote_key")
);
--> statement-breakpoint
ALTER TABLE "order_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "change_fee_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_changes_provider_id_order_id_index" ON "order_changes" USING btree ("provider_id","order_id");--> statement-breakpoint
CREATE INDEX "order_changes_provider_id_booking_id_index" ON "order_changes" USING btree ("provider_id","booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_changes_one_live" ON "order_changes" USING btree ("item_id") WHERE "order_changes"."state" in ('agreed', 'booking', 'undoing');--> statement-breakpoint
CREATE POLICY "provider_wall" ON "order_changes" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);