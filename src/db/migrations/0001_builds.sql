CREATE TABLE "builds" (
	"id" text PRIMARY KEY NOT NULL,
	"built_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"files" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "built_files" (
	"path" text PRIMARY KEY NOT NULL,
	"content_type" text NOT NULL,
	"bytes" "bytea" NOT NULL
);
