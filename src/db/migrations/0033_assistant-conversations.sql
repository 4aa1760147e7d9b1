CREATE TABLE "assistant_conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"conversation_id" text NOT NULL,
	"client_pool_id" text,
	"client_sub" text,
	"language" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "assistant_conversations_provider_id_conversation_id_unique" UNIQUE("provider_id","conversation_id")
);
--> statement-breakpoint
ALTER TABLE "assistant_conversations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "assistant_exchanges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"conversation" uuid NOT NULL,
	"place" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"input_digest" text NOT NULL,
	"sender_digest" text NOT NULL,
	"question" text NOT NULL,
	"answer" jsonb,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "assistant_exchanges_provider_id_idempotency_key_unique" UNIQUE("provider_id","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "assistant_exchanges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "kind" text DEFAULT 'contact-message' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "transcript" jsonb;--> statement-breakpoint
ALTER TABLE "assistant_exchanges" ADD CONSTRAINT "assistant_exchanges_conversation_assistant_conversations_id_fk" FOREIGN KEY ("conversation") REFERENCES "public"."assistant_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assistant_conversations_provider_id_last_at_index" ON "assistant_conversations" USING btree ("provider_id","last_at");--> statement-breakpoint
CREATE INDEX "assistant_conversations_provider_id_client_pool_id_client_sub_index" ON "assistant_conversations" USING btree ("provider_id","client_pool_id","client_sub");--> statement-breakpoint
CREATE INDEX "assistant_exchanges_provider_id_conversation_place_index" ON "assistant_exchanges" USING btree ("provider_id","conversation","place");--> statement-breakpoint
CREATE INDEX "assistant_exchanges_provider_id_sender_digest_at_index" ON "assistant_exchanges" USING btree ("provider_id","sender_digest","at");--> statement-breakpoint
CREATE INDEX "assistant_exchanges_provider_id_at_index" ON "assistant_exchanges" USING btree ("provider_id","at");--> statement-breakpoint
CREATE INDEX "assistant_exchanges_unanswered_index" ON "assistant_exchanges" USING btree ("provider_id","at") WHERE answer is null;--> statement-breakpoint
CREATE POLICY "provider_wall" ON "assistant_conversations" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "provider_wall" ON "assistant_exchanges" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);