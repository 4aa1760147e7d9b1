DROP POLICY "provider_wall" ON "hotel_bookings" CASCADE;--> statement-breakpoint
DROP TABLE "hotel_bookings" CASCADE;