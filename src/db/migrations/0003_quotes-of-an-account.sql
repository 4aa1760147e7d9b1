ALTER TABLE "fx_quotes" ADD COLUMN "account" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "fx_quotes_locked_until_index" ON "fx_quotes" USING btree ("locked_until");