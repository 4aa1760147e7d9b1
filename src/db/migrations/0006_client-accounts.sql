CREATE TABLE "client_accounts" (
	"pool_id" text NOT NULL,
	"sub" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean NOT NULL,
	"given_name" text NOT NULL,
	"family_name" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "client_accounts_pool_id_sub_pk" PRIMARY KEY("pool_id","sub")
);
--> statement-breakpoint
ALTER TABLE "client_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "client_accounts_pool_id_email_index" ON "client_accounts" USING btree ("pool_id","email");--> statement-breakpoint
CREATE POLICY "pool_wall" ON "client_accounts" AS PERMISSIVE FOR ALL TO public USING (pool_id = nullif(current_setting('app.pool_id', true), '')) WITH CHECK (pool_id = nullif(current_setting('app.pool_id', true), ''));