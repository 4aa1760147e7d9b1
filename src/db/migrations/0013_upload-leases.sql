ALTER TABLE "client_files" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "client_files" ADD COLUMN "preview_failed" boolean DEFAULT false NOT NULL;