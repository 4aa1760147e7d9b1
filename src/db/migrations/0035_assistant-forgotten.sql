CREATE TABLE "assistant_forgotten" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "assistant_forgotten_provider_id_digest_unique" UNIQUE("provider_id","digest")
);
--> statement-breakpoint
ALTER TABLE "assistant_forgotten" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "assistant_asks" ADD COLUMN "site_digest" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "assistant_forgotten_provider_id_at_index" ON "assistant_forgotten" USING btree ("provider_id","at");--> statement-breakpoint
CREATE INDEX "assistant_asks_provider_id_sender_digest_at_index" ON "assistant_asks" USING btree ("provider_id","sender_digest","at");--> statement-breakpoint
CREATE INDEX "assistant_asks_provider_id_site_digest_at_index" ON "assistant_asks" USING btree ("provider_id","site_digest","at");--> statement-breakpoint
CREATE INDEX "assistant_asks_model" ON "assistant_asks" USING btree ("provider_id","at") WHERE asks_model;--> statement-breakpoint
CREATE INDEX "assistant_asks_under_way" ON "assistant_asks" USING btree ("provider_id","answering_until") WHERE answering_until is not null;--> statement-breakpoint
CREATE POLICY "provider_wall" ON "assistant_forgotten" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);