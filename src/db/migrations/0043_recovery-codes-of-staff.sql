CREATE TABLE "identity_recovery_codes" (
	"pool_id" text NOT NULL,
	"sub" uuid NOT NULL,
	"digest" "bytea" NOT NULL,
	CONSTRAINT "identity_recovery_codes_pool_id_sub_digest_pk" PRIMARY KEY("pool_id","sub","digest")
);
--> statement-breakpoint
ALTER TABLE "identity_recovery_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "pool_wall" ON "identity_recovery_codes" AS PERMISSIVE FOR ALL TO public USING (pool_id = nullif(current_setting('app.pool_id', true), '')) WITH CHECK (pool_id = nullif(current_setting('app.pool_id', true), ''));