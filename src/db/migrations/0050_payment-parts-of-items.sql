ALTER TABLE "payment_parts" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_parts" ADD COLUMN "item_id" uuid;--> statement-breakpoint
ALTER TABLE "payment_parts" ADD COLUMN "capture_minor" bigint;--> statement-breakpoint
CREATE INDEX "ledger_lines_provider_id_posting_id_index" ON "ledger_lines" USING btree ("provider_id","posting_id");
--> statement-breakpoint
-- Looked at as the provider of the posting: a transaction that works for another one by its end sees none of the lines.
CREATE OR REPLACE FUNCTION ledger_balances() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	entered text := coalesce(current_setting('app.provider_id', true), '');
BEGIN
	PERFORM set_config('app.provider_id', NEW."provider_id"::text, true);
	IF EXISTS (
		SELECT FROM "public"."ledger_lines" WHERE "provider_id" = NEW."provider_id" AND "posting_id" = NEW."posting_id"
		GROUP BY "currency" HAVING sum("amount_minor") <> 0
	) THEN
		RAISE EXCEPTION 'a posting of the ledger does not sum to zero' USING ERRCODE = 'check_violation';
	END IF;
	PERFORM set_config('app.provider_id', entered, true);
	RETURN NULL;
END $$;--> statement-breakpoint
-- Refused as a statement, also where no policy lets it see a row to change: nobody is to believe that it worked.
DROP TRIGGER ledger_stays ON "ledger_lines";--> statement-breakpoint
DROP TRIGGER ledger_stays_whole ON "ledger_lines";--> statement-breakpoint
CREATE TRIGGER ledger_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_lines"
	FOR EACH STATEMENT EXECUTE FUNCTION ledger_stays();
