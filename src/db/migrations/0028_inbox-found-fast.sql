ALTER TABLE "inbox_items" ADD COLUMN "from_search" text NOT NULL;--> statement-breakpoint
CREATE INDEX "inbox_items_provider_id_state_kind_due_at_id_index" ON "inbox_items" USING btree ("provider_id","state","kind","due_at","id");--> statement-breakpoint
CREATE INDEX "inbox_items_provider_id_state_kind_last_at_id_index" ON "inbox_items" USING btree ("provider_id","state","kind","last_at","id");--> statement-breakpoint
CREATE INDEX "inbox_items_provider_id_state_assignee_id_due_at_id_index" ON "inbox_items" USING btree ("provider_id","state","assignee_id","due_at","id");--> statement-breakpoint
CREATE INDEX "inbox_items_provider_id_state_assignee_id_last_at_id_index" ON "inbox_items" USING btree ("provider_id","state","assignee_id","last_at","id");--> statement-breakpoint
CREATE INDEX "inbox_items_not_owed_index" ON "inbox_items" USING btree ("provider_id","state","last_at","id") WHERE due_at is null;--> statement-breakpoint
CREATE INDEX "inbox_items_provider_id_from_search_index" ON "inbox_items" USING btree ("provider_id","from_search" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "inbox_items_provider_id_reference_index" ON "inbox_items" USING btree ("provider_id","reference" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "inbox_items_provider_id_first_due_at_index" ON "inbox_items" USING btree ("provider_id","first_due_at");