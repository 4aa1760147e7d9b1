ALTER TABLE "hotel_bookings" ADD COLUMN "tell_clinic_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hotel_bookings" ADD COLUMN "origin" text DEFAULT '' NOT NULL;