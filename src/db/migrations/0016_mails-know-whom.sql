ALTER TABLE "document_shares" ADD COLUMN "key_digest" text;--> statement-breakpoint
ALTER TABLE "store_removals" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "about_reference" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "about_pool_id" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "about_sub" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "to_lower" text GENERATED ALWAYS AS (lower(to_address)) STORED;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "reply_to_lower" text GENERATED ALWAYS AS (lower(reply_to)) STORED;--> statement-breakpoint
CREATE INDEX "mails_provider_id_about_reference_index" ON "mails" USING btree ("provider_id","about_reference");--> statement-breakpoint
CREATE INDEX "mails_provider_id_about_pool_id_about_sub_index" ON "mails" USING btree ("provider_id","about_pool_id","about_sub");--> statement-breakpoint
CREATE INDEX "mails_provider_id_to_lower_index" ON "mails" USING btree ("provider_id","to_lower");--> statement-breakpoint
CREATE INDEX "mails_provider_id_reply_to_lower_index" ON "mails" USING btree ("provider_id","reply_to_lower");--> statement-breakpoint
CREATE INDEX "mails_provider_id_sent_at_index" ON "mails" USING btree ("provider_id","sent_at");--> statement-breakpoint
ALTER TABLE "document_shares" ADD CONSTRAINT "document_shares_provider_id_pool_id_sub_key_digest_unique" UNIQUE("provider_id","pool_id","sub","key_digest");--> statement-breakpoint
ALTER TABLE "mails" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "document_shares" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "mails" SET "about_reference" = substring("subject" from 'Q-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}');--> statement-breakpoint
UPDATE "mails" SET "about_pool_id" = s."pool_id", "about_sub" = s."sub" FROM "document_shares" s
WHERE "mails"."about_reference" IS NULL AND s."provider_id" = "mails"."provider_id" AND s."shared_at" = "mails"."written_at"
	AND substring("mails"."subject" from '[0-9A-F]{4}-[0-9A-F]{4}') = upper(substr(s."id"::text, 1, 4) || '-' || substr(s."id"::text, 5, 4));
