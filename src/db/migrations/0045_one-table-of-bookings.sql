CREATE TABLE "booking_operations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"action" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"escalate_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "booking_operations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"client_pool_id" text NOT NULL,
	"client_sub" text NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"supplier" text NOT NULL,
	"supplier_key" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"input_digest" text NOT NULL,
	"state" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"refusal" text DEFAULT '' NOT NULL,
	"request" json NOT NULL,
	"item" json,
	"details" json,
	"title" json,
	"item_key" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"price" json,
	"policy" json,
	"seen_total_minor" bigint NOT NULL,
	"seen_currency" text NOT NULL,
	"hold_id" text,
	"held_until" timestamp with time zone,
	"replaces" text,
	"change_fee_minor" bigint DEFAULT 0 NOT NULL,
	"contact" json,
	"language" text NOT NULL,
	"origin" text DEFAULT '' NOT NULL,
	"supplier_reference" text,
	"confirmation" text DEFAULT '' NOT NULL,
	"informed_at" timestamp with time zone,
	"informed_by" text DEFAULT '' NOT NULL,
	"fee_minor" bigint,
	"procedure_slug" text,
	"evidence" json DEFAULT '{}'::json NOT NULL,
	"known_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"held_at" timestamp with time zone,
	"agreed_at" timestamp with time zone,
	"booked_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"resolution" text DEFAULT '' NOT NULL,
	CONSTRAINT "bookings_provider_id_reference_unique" UNIQUE("provider_id","reference"),
	CONSTRAINT "bookings_provider_id_client_pool_id_client_sub_idempotency_key_unique" UNIQUE("provider_id","client_pool_id","client_sub","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "bookings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "booking_operations" ADD CONSTRAINT "booking_operations_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_operations_live" ON "booking_operations" USING btree ("booking_id") WHERE "booking_operations"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "booking_operations_provider_id_checked_at_index" ON "booking_operations" USING btree ("provider_id","checked_at");--> statement-breakpoint
CREATE INDEX "bookings_provider_id_state_held_until_index" ON "bookings" USING btree ("provider_id","state","held_until");--> statement-breakpoint
CREATE INDEX "bookings_provider_id_kind_supplier_item_key_procedure_slug_index" ON "bookings" USING btree ("provider_id","kind","supplier","item_key","procedure_slug");--> statement-breakpoint
CREATE POLICY "provider_wall" ON "booking_operations" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "provider_wall" ON "bookings" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);--> statement-breakpoint
-- Walls are raised again by every start; rows of all providers move here.
ALTER TABLE "hotel_bookings" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "providers" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "inbox_items" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "access_log" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO "bookings" ("id", "provider_id", "client_pool_id", "client_sub", "reference", "kind", "supplier", "supplier_key", "idempotency_key", "input_digest",
	"state", "refusal", "request", "item", "details", "title", "item_key", "starts_at", "ends_at", "time_zone", "price", "policy", "seen_total_minor", "seen_currency",
	"hold_id", "held_until", "replaces", "change_fee_minor", "contact", "language", "origin", "supplier_reference", "confirmation", "informed_at", "informed_by",
	"fee_minor", "procedure_slug", "created_at", "held_at", "agreed_at", "booked_at", "cancelled_at")
SELECT old."id", old."provider_id", "client_pool_id", "client_sub", "reference", 'hotel', "supplier", "reference", "idempotency_key", "input_digest",
	"state", "refusal",
	json_build_object('key', "hotel_key", 'offerId', "offer_id", 'stay', json_build_object('checkIn', "check_in", 'checkOut', "check_out", 'rooms', "rooms")),
	CASE WHEN "hotel" IS NOT NULL AND "room" IS NOT NULL AND "plan" IS NOT NULL AND "price" IS NOT NULL AND "ladder" IS NOT NULL
		THEN json_build_object('hotel', "hotel", 'room', "room", 'plan', "plan", 'price', "price", 'policy', "ladder") END,
	CASE WHEN "guests" IS NOT NULL THEN json_build_object('guests', "guests", 'remarks', "remarks") END,
	"hotel" -> 'name', "hotel_key",
	("check_in" + coalesce(nullif("hotel" ->> 'checkInFrom', ''), '15:00')::time) AT TIME ZONE zone.name,
	("check_out" + coalesce(nullif("hotel" ->> 'checkOutUntil', ''), '12:00')::time) AT TIME ZONE zone.name,
	zone.name,
	CASE WHEN "price" IS NOT NULL THEN json_build_object('currency', "price" -> 'currency', 'totalMinor', "price" -> 'totalMinor', 'onSiteMinor', "price" -> 'atHotelMinor',
		'lines', (SELECT coalesce(json_agg(json_build_object('label', line -> 'name', 'amountMinor', line -> 'amountMinor', 'isPaidOnSite', line -> 'isPaidAtHotel')), '[]')
			FROM json_array_elements("price" -> 'lines') AS line)) END,
	"ladder", "seen_total_minor", "seen_currency", "hold_id", "expires_at", "instead_of", "change_fee_minor", "lead", "language", "origin", "supplier_reference",
	"confirmation", "hotel_informed_at", "hotel_informed_by", "fee_minor", "procedure_slug", "created_at", "held_at", "agreed_at", "booked_at", "cancelled_at"
FROM "hotel_bookings" AS old
JOIN "providers" ON "providers"."id" = old."provider_id"
CROSS JOIN LATERAL (SELECT coalesce(old."hotel" ->> 'timeZone', "providers"."location" ->> 'timeZone') AS name) AS zone;--> statement-breakpoint
INSERT INTO "booking_operations" ("id", "provider_id", "booking_id", "action", "started_at", "checked_at", "escalate_at")
SELECT gen_random_uuid(), "provider_id", "id", CASE "state" WHEN 'booking' THEN 'book' ELSE 'cancel' END,
	coalesce("checked_at", "agreed_at", "created_at"),
	-- Their jobs lie in a queue of the old name: long ago, so that the first sweep gives them new ones.
	coalesce("agreed_at", "created_at") - interval '1 day', "tell_clinic_at"
FROM "hotel_bookings" WHERE "state" IN ('booking', 'cancelling');--> statement-breakpoint
UPDATE "inbox_items" SET "kind" = 'booking' WHERE "kind" = 'hotel-booking';--> statement-breakpoint
UPDATE "access_log" SET "subject" = replace("subject", 'hotel-booking', 'booking') WHERE "subject" IN ('hotel-booking', 'hotel-bookings');
