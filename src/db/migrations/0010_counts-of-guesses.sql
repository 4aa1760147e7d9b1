ALTER TABLE "identity_codes" ADD COLUMN "wrong" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "identity_codes_expires_at_index" ON "identity_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identity_devices_last_used_at_index" ON "identity_devices" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "identity_replies_expires_at_index" ON "identity_replies" USING btree ("expires_at");