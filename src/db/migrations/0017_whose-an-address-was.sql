ALTER TABLE "client_accounts" ADD COLUMN "settled_until" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "is_sent_signed_in" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "quote_requests_provider_id_created_at_reference_index" ON "quote_requests" USING btree ("provider_id","created_at","reference");