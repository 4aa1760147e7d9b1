ALTER TABLE "client_documents" ADD COLUMN "by_provider" uuid;--> statement-breakpoint
ALTER TABLE "client_documents" ADD COLUMN "by_name" text;