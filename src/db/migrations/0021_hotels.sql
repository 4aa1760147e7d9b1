CREATE TABLE "hotel_bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"client_pool_id" text NOT NULL,
	"client_sub" text NOT NULL,
	"reference" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"input_digest" text NOT NULL,
	"state" text NOT NULL,
	"refusal" text DEFAULT '' NOT NULL,
	"supplier" text NOT NULL,
	"offer_id" text NOT NULL,
	"hotel_key" text NOT NULL,
	"check_in" date NOT NULL,
	"check_out" date NOT NULL,
	"rooms" json NOT NULL,
	"hotel" json,
	"room" json,
	"plan" json,
	"price" json,
	"ladder" json,
	"seen_total_minor" bigint NOT NULL,
	"seen_currency" text NOT NULL,
	"hold_id" text,
	"expires_at" timestamp with time zone,
	"instead_of" text,
	"change_fee_minor" bigint DEFAULT 0 NOT NULL,
	"lead" json,
	"guests" json,
	"remarks" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"supplier_reference" text,
	"confirmation" text DEFAULT '' NOT NULL,
	"paid_minor" bigint DEFAULT 0 NOT NULL,
	"fee_minor" bigint,
	"procedure_slug" text,
	"raw" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"held_at" timestamp with time zone,
	"agreed_at" timestamp with time zone,
	"booked_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	CONSTRAINT "hotel_bookings_provider_id_reference_unique" UNIQUE("provider_id","reference"),
	CONSTRAINT "hotel_bookings_provider_id_client_pool_id_client_sub_idempotency_key_unique" UNIQUE("provider_id","client_pool_id","client_sub","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "hotel_bookings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "hotel_room_months" (
	"provider_id" uuid NOT NULL,
	"hotel_id" uuid NOT NULL,
	"room" text NOT NULL,
	"month" date NOT NULL,
	"allotment" smallint[] NOT NULL,
	"taken" smallint[] NOT NULL,
	"closed" boolean[] NOT NULL,
	"minimum_stay" smallint[] NOT NULL,
	"plans" text[] NOT NULL,
	"prices" integer[][] NOT NULL,
	"floor_minor" integer NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "hotel_room_months_provider_id_hotel_id_room_month_unique" UNIQUE("provider_id","hotel_id","room","month")
);
--> statement-breakpoint
ALTER TABLE "hotel_room_months" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "hotel_room_stays" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"state" text NOT NULL,
	"hotel_id" uuid NOT NULL,
	"room" text NOT NULL,
	"plan" text NOT NULL,
	"check_in" date NOT NULL,
	"check_out" date NOT NULL,
	"rooms" json NOT NULL,
	"takes" smallint[] NOT NULL,
	"night_prices" integer[] NOT NULL,
	"price" json NOT NULL,
	"ladder" json NOT NULL,
	"instead_of" text,
	"change_fee_minor" bigint NOT NULL,
	"fee_minor" bigint,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hotel_room_stays_provider_id_reference_unique" UNIQUE("provider_id","reference")
);
--> statement-breakpoint
ALTER TABLE "hotel_room_stays" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "hotels" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"name" json NOT NULL,
	"summary" json NOT NULL,
	"address" json NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"stars" integer NOT NULL,
	"time_zone" text NOT NULL,
	"check_in_from" text NOT NULL,
	"check_out_until" text NOT NULL,
	"phone" text NOT NULL,
	"minutes_car" integer NOT NULL,
	"minutes_walk" integer NOT NULL,
	"features" json NOT NULL,
	"feature_bits" integer NOT NULL,
	"recovery_rank" integer NOT NULL,
	"search_text" text NOT NULL,
	"children_free_under" integer NOT NULL,
	"taxes" json NOT NULL,
	"rooms" json NOT NULL,
	"currency" text NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "hotels_provider_id_slug_unique" UNIQUE("provider_id","slug")
);
--> statement-breakpoint
ALTER TABLE "hotels" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "hotel_bookings_provider_id_state_expires_at_index" ON "hotel_bookings" USING btree ("provider_id","state","expires_at");--> statement-breakpoint
CREATE INDEX "hotel_bookings_provider_id_supplier_hotel_key_procedure_slug_index" ON "hotel_bookings" USING btree ("provider_id","supplier","hotel_key","procedure_slug");--> statement-breakpoint
CREATE INDEX "hotel_room_months_provider_id_month_floor_minor_index" ON "hotel_room_months" USING btree ("provider_id","month","floor_minor");--> statement-breakpoint
CREATE INDEX "hotel_room_stays_provider_id_state_expires_at_index" ON "hotel_room_stays" USING btree ("provider_id","state","expires_at");--> statement-breakpoint
CREATE INDEX "hotel_room_stays_provider_id_hotel_id_check_in_index" ON "hotel_room_stays" USING btree ("provider_id","hotel_id","check_in");--> statement-breakpoint
CREATE INDEX "hotels_provider_id_recovery_rank_slug_index" ON "hotels" USING btree ("provider_id","recovery_rank","slug");--> statement-breakpoint
CREATE INDEX "hotels_provider_id_minutes_car_slug_index" ON "hotels" USING btree ("provider_id","minutes_car","slug");--> statement-breakpoint
CREATE INDEX "hotels_provider_id_stars_recovery_rank_slug_index" ON "hotels" USING btree ("provider_id","stars" DESC NULLS LAST,"recovery_rank","slug");--> statement-breakpoint
CREATE POLICY "provider_wall" ON "hotel_bookings" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "provider_wall" ON "hotel_room_months" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "provider_wall" ON "hotel_room_stays" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "provider_wall" ON "hotels" AS PERMISSIVE FOR ALL TO public USING (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid) WITH CHECK (provider_id = nullif(current_setting('app.provider_id', true), '')::uuid);