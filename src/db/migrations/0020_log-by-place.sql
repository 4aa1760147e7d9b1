DROP INDEX "access_log_pool_id_sub_at_index";--> statement-breakpoint
CREATE INDEX "access_log_pool_id_sub_at_id_index" ON "access_log" USING btree ("pool_id","sub","at","id");