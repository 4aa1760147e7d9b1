CREATE TABLE "assistant_asks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"sender_digest" text NOT NULL,
	"asks_model" boolean NOT NULL,
	"answering_until" timestamp with time zone,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assistant_asks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "assistant_conversations" DROP CONSTRAINT "assistant_conversations_provider_id_conversation_id_unique";--> statement-breakpoint
DROP INDEX "assistant_exchanges_provider_id_sender_digest_at_index";--> statement-breakpoint
DROP INDEX "assistant_exchanges_provider_id_at_index";--> statement-breakpoint
DROP INDEX "assistant_exchanges_unanswered_index";--> statement-breakpoint
ALTER TABLE "assistant_exchanges" ADD COLUMN "answering_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "assistant_asks_provider_id_at_index" ON "assistant_asks" USING btree ("provider_id","at");--> statement-breakpoint
ALTER TABLE "assistant_exchanges" DROP COLUMN "sender_digest";--> statement-breakpoint
ALTER TABLE "assistant_conversations" ADD CONSTRAINT "assistant_conversations_owner_unique" UNIQUE NULLS NOT DISTINCT("provider_id","conversation_id","client_pool_id","client_sub");--> statement-breakpoint
CREATE POLICY "provider_wall" ON "assistant_asks" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);