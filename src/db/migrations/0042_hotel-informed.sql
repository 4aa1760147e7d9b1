ALTER TABLE "hotel_bookings" ADD COLUMN "hotel_informed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hotel_bookings" ADD COLUMN "hotel_informed_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Of the own inventory our own reference stood where the number of the hotel belongs.
ALTER TABLE "hotel_bookings" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "hotel_bookings" SET "confirmation" = '' WHERE "supplier" = 'own' AND "confirmation" = "reference";
