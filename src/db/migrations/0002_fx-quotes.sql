CREATE TABLE "fx_quotes" (
	"id" text PRIMARY KEY NOT NULL,
	"currency" text NOT NULL,
	"dirhams_per_unit" double precision NOT NULL,
	"details" json NOT NULL,
	"quoted_at" timestamp with time zone NOT NULL,
	"locked_until" timestamp with time zone NOT NULL,
	"raw" json NOT NULL
);
--> statement-breakpoint
CREATE INDEX "fx_quotes_currency_locked_until_index" ON "fx_quotes" USING btree ("currency","locked_until");