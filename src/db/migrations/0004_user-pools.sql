CREATE TABLE "identity_challenges" (
	"pool_id" text NOT NULL,
	"id" "bytea" NOT NULL,
	"client_id" text NOT NULL,
	"sub" uuid,
	"kind" text NOT NULL,
	"state" "bytea" NOT NULL,
	"taken_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_challenges_pool_id_id_pk" PRIMARY KEY("pool_id","id")
);
--> statement-breakpoint
ALTER TABLE "identity_challenges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "identity_codes" (
	"pool_id" text NOT NULL,
	"sub" uuid NOT NULL,
	"purpose" text NOT NULL,
	"digest" "bytea" NOT NULL,
	"value" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_codes_pool_id_sub_purpose_pk" PRIMARY KEY("pool_id","sub","purpose")
);
--> statement-breakpoint
ALTER TABLE "identity_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "identity_devices" (
	"pool_id" text NOT NULL,
	"device_key" text NOT NULL,
	"group_key" text NOT NULL,
	"sub" uuid NOT NULL,
	"verifier" "bytea",
	"name" text,
	"remembered" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_devices_pool_id_device_key_pk" PRIMARY KEY("pool_id","device_key")
);
--> statement-breakpoint
ALTER TABLE "identity_devices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "identity_identities" (
	"pool_id" text NOT NULL,
	"id" text NOT NULL,
	"sub" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_identities_pool_id_id_pk" PRIMARY KEY("pool_id","id"),
	CONSTRAINT "identity_identities_pool_id_sub_unique" UNIQUE("pool_id","sub")
);
--> statement-breakpoint
ALTER TABLE "identity_identities" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "identity_locks" (
	"pool_id" text NOT NULL,
	"key" "bytea" NOT NULL,
	"failures" integer NOT NULL,
	"locked_until" timestamp with time zone,
	"failed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_locks_pool_id_key_pk" PRIMARY KEY("pool_id","key")
);
--> statement-breakpoint
ALTER TABLE "identity_locks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "identity_passkeys" (
	"pool_id" text NOT NULL,
	"credential_id" text NOT NULL,
	"sub" uuid NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"relying_party_id" text NOT NULL,
	"name" text NOT NULL,
	"attachment" text,
	"transports" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_passkeys_pool_id_credential_id_pk" PRIMARY KEY("pool_id","credential_id")
);
--> statement-breakpoint
ALTER TABLE "identity_passkeys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "identity_clients" (
	"id" text PRIMARY KEY NOT NULL,
	"of_pool" text NOT NULL,
	"settings" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_users" (
	"pool_id" text NOT NULL,
	"sub" uuid NOT NULL,
	"username" text NOT NULL,
	"username_key" text NOT NULL,
	"email_key" text,
	"phone_key" text,
	"status" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"verifier" "bytea",
	"attributes" jsonb NOT NULL,
	"groups" text[] DEFAULT '{}' NOT NULL,
	"mfa" jsonb NOT NULL,
	"totp_secret" "bytea",
	"totp_name" text,
	"totp_step" bigint DEFAULT 0 NOT NULL,
	"signed_out_at" timestamp with time zone,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_users_pool_id_sub_pk" PRIMARY KEY("pool_id","sub"),
	CONSTRAINT "identity_users_pool_id_username_key_unique" UNIQUE("pool_id","username_key"),
	CONSTRAINT "identity_users_pool_id_email_key_unique" UNIQUE("pool_id","email_key"),
	CONSTRAINT "identity_users_pool_id_phone_key_unique" UNIQUE("pool_id","phone_key")
);
--> statement-breakpoint
ALTER TABLE "identity_users" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "identity_pools" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"identity_pool_id" text NOT NULL,
	"settings" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identity_pools_owner_unique" UNIQUE("owner"),
	CONSTRAINT "identity_pools_identity_pool_id_unique" UNIQUE("identity_pool_id")
);
--> statement-breakpoint
CREATE TABLE "identity_quotas" (
	"pool_id" text NOT NULL,
	"key" "bytea" NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_quotas_pool_id_key_pk" PRIMARY KEY("pool_id","key")
);
--> statement-breakpoint
ALTER TABLE "identity_quotas" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "identity_refresh_tokens" (
	"pool_id" text NOT NULL,
	"digest" "bytea" NOT NULL,
	"origin_jti" uuid NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_refresh_tokens_pool_id_digest_pk" PRIMARY KEY("pool_id","digest")
);
--> statement-breakpoint
ALTER TABLE "identity_refresh_tokens" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "identity_replies" (
	"id" "bytea" PRIMARY KEY NOT NULL,
	"reply" "bytea",
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_sessions" (
	"pool_id" text NOT NULL,
	"origin_jti" uuid NOT NULL,
	"sub" uuid NOT NULL,
	"client_id" text NOT NULL,
	"device_key" text,
	"signed_in_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "identity_sessions_pool_id_origin_jti_pk" PRIMARY KEY("pool_id","origin_jti")
);
--> statement-breakpoint
ALTER TABLE "identity_sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "identity_keys" (
	"pool_id" text NOT NULL,
	"kid" text NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"private_key" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "identity_keys_pool_id_kid_pk" PRIMARY KEY("pool_id","kid")
);
--> statement-breakpoint
ALTER TABLE "identity_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "identity_clients" ADD CONSTRAINT "identity_clients_of_pool_identity_pools_id_fk" FOREIGN KEY ("of_pool") REFERENCES "public"."identity_pools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_challenges_expires_at_index" ON "identity_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identity_devices_pool_id_sub_index" ON "identity_devices" USING btree ("pool_id","sub");--> statement-breakpoint
CREATE INDEX "identity_locks_failed_at_index" ON "identity_locks" USING btree ("failed_at");--> statement-breakpoint
CREATE INDEX "identity_passkeys_pool_id_sub_index" ON "identity_passkeys" USING btree ("pool_id","sub");--> statement-breakpoint
CREATE INDEX "identity_quotas_ends_at_index" ON "identity_quotas" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "identity_refresh_tokens_pool_id_origin_jti_index" ON "identity_refresh_tokens" USING btree ("pool_id","origin_jti");--> statement-breakpoint
CREATE INDEX "identity_refresh_tokens_expires_at_index" ON "identity_refresh_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identity_sessions_pool_id_sub_index" ON "identity_sessions" USING btree ("pool_id","sub");--> statement-breakpoint
CREATE INDEX "identity_sessions_expires_at_index" ON "identity_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE POLICY "pool_wall" ON "identity_challenges" AS PERMISSIVE FOR ALL TO public USING (pool_id = nullif(current_setting('app.pool_id', true), '')) WITH CHECK (pool_id = nullif(current_setting('app.pool_id', true), ''));--> statement-breakpoint
CREATE POLICY "pool_wall" ON "identity_codes" AS PERMISSIVE FOR ALL TO public USING (pool_id = nullif(current_setting('app.pool_id', true), '')) WITH CHECK (pool_id = nullif(current_setting('app.pool_id', true), ''));--> statement-breakpoint
CREATE POLICY "pool_wall" ON "identity_devices" AS PERMISSIVE FOR ALL TO public USING (pool_id = nullif(current_setting('app.pool_id', true), '')) WITH CHECK (pool_id = nullif(current_setting('app.pool_id', true), ''));--> statement-breakpoint
CREATE POLICY "pool_wall" ON "identity_identities" AS PERMISSIVE FOR ALL TO public USING (pool_id = nullif(current_setting('app.pool_id', true), '')) WITH CHECK (pool_id = nullif(current_setting('app.pool_id', true), ''));--> statement-breakpoint
CREATE POLICY "pool_wall" ON "identity_locks" AS PERMISSIVE FOR ALL TO public USING (pool_id = nullif(current_setting('app.pool_id', true), '')) WITH CHECK (pool_id = nullif(current_setting('app.pool_id', true), ''));--> statement-breakpoint
CREATE POLICY "pool_wall" ON "identity_passkeys" AS PERMISSIVE FOR ALL TO public USING (pool_id = nullif(current_setting('app.pool_id', true), '')) WITH CHECK (pool_id = nullif(current_setting('app.pool_id', true), ''));--> statement-breakpoint
CREATE POLICY "pool_wall" ON "identity_users" AS PERMISSIVE FOR ALL TO public USING (pool_id = nullif(current_setting('app.pool_id', true), '')) WITH CHECK (pool_id = nullif(current_setting('app.pool_id', true), ''));--> statement-breakpoint
CREATE POLICY "pool_wall" ON "identity_quotas" AS PERMISSIVE FOR ALL TO public USING (pool_id = nullif(current_setting('app.pool_id', true), '')) WITH CHECK (pool_id = nullif(current_setting('app.pool_id', true), ''));--> statement-breakpoint
CREATE POLICY "pool_wall" ON "identity_refresh_tokens" AS PERMISSIVE FOR ALL TO public USING (pool_id = nullif(current_setting('app.pool_id', true), '')) WITH CHECK (pool_id = nullif(current_setting('app.pool_id', true), ''));--> statement-breakpoint
CREATE POLICY "pool_wall" ON "identity_sessions" AS PERMISSIVE FOR ALL TO public USING (pool_id = nullif(current_setting('app.pool_id', true), '')) WITH CHECK (pool_id = nullif(current_setting('app.pool_id', true), ''));--> statement-breakpoint
CREATE POLICY "pool_wall" ON "identity_keys" AS PERMISSIVE FOR ALL TO public USING (pool_id = nullif(current_setting('app.pool_id', true), '')) WITH CHECK (pool_id = nullif(current_setting('app.pool_id', true), ''));