ALTER TABLE "order_items" ADD COLUMN "contact" json;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "answers" json DEFAULT '{}'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "order_travellers" ADD COLUMN "item_ids" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "order_travellers" ADD COLUMN "document_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open" ON "orders" USING btree ("provider_id","client_pool_id","client_sub") WHERE "orders"."state" in ('open', 'paying');