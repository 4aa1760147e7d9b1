ALTER TABLE "quote_messages" ADD COLUMN "by_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- What people asked before there was an inbox waits in it as well. Whether it was answered in time nobody measured then: it is no
-- part of that figure, and so first_due_at stays empty.
INSERT INTO "inbox_items" ("id", "provider_id", "kind", "reference", "from_name", "from_search", "client_pool_id", "client_sub", "state", "received_at", "last_at", "due_at", "first_answer_at")
SELECT gen_random_uuid(), r."provider_id", 'quote-request', r."reference", r."name", lower(normalize(btrim(r."name"), NFKC)), r."client_pool_id", r."client_sub",
	CASE WHEN last."asks" THEN 'open' ELSE 'waiting' END, r."created_at", last."at",
	CASE WHEN last."asks" THEN ((last."at" AT TIME ZONE promised."zone")::date + promised."days" + 1)::timestamp AT TIME ZONE promised."zone" END,
	(SELECT min(a."at") FROM (
		SELECT m."at" FROM "quote_messages" m WHERE m."provider_id" = r."provider_id" AND m."reference" = r."reference" AND m."from_side" = 'provider'
		UNION ALL
		SELECT o."sent_at" FROM "quote_offers" o WHERE o."provider_id" = r."provider_id" AND o."reference" = r."reference"
	) a)
FROM "quote_requests" r
JOIN (
	SELECT "id", "zone", ("worked" + 2 * ceil("worked" / 5.0))::int AS "days" FROM (
		SELECT p."id", p."location"->>'timeZone' AS "zone", ceil((p."contact"->>'replyHours')::numeric / 8) AS "worked" FROM "providers" p
	) hours
) promised ON promised."id" = r."provider_id"
CROSS JOIN LATERAL (
	SELECT e."at", e."asks" FROM (
		SELECT r."created_at" AS "at", true AS "asks", 0 AS "place"
		UNION ALL
		SELECT m."at", m."from_side" = 'client', 1 FROM "quote_messages" m WHERE m."provider_id" = r."provider_id" AND m."reference" = r."reference"
		UNION ALL
		SELECT o."sent_at", false, 2 FROM "quote_offers" o WHERE o."provider_id" = r."provider_id" AND o."reference" = r."reference"
		UNION ALL
		SELECT o."decided_at", o."decision" = 'accepted', 3 FROM "quote_offers" o WHERE o."provider_id" = r."provider_id" AND o."reference" = r."reference" AND o."decided_at" IS NOT NULL
	) e ORDER BY e."at" DESC, e."place" DESC LIMIT 1
) last
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "inbox_items" ("id", "provider_id", "kind", "reference", "from_name", "from_search", "client_pool_id", "client_sub", "state", "received_at", "last_at")
SELECT gen_random_uuid(), s."provider_id", 'document-share', s."id"::text, named."name", lower(normalize(btrim(named."name"), NFKC)), s."pool_id", s."sub", 'open', s."shared_at", s."shared_at"
FROM "document_shares" s
CROSS JOIN LATERAL (
	SELECT coalesce(
		(SELECT btrim(c."first_name" || ' ' || c."last_name") FROM "clients" c WHERE c."pool_id" = s."pool_id" AND c."sub" = s."sub"),
		(SELECT btrim(a."given_name" || ' ' || a."family_name") FROM "client_accounts" a WHERE a."pool_id" = s."pool_id" AND a."sub" = s."sub"),
		''
	) AS "name"
) named
WHERE s."withdrawn_at" IS NULL AND s."until" > now()
ON CONFLICT DO NOTHING;--> statement-breakpoint
-- The clinic had a mail about each of them already.
INSERT INTO "inbox_items" ("id", "provider_id", "kind", "reference", "from_name", "from_search", "client_pool_id", "client_sub", "state", "received_at", "last_at")
SELECT gen_random_uuid(), b."provider_id", 'hotel-booking', b."reference", named."name", lower(normalize(named."name", NFKC)), b."client_pool_id", b."client_sub", 'done', b."booked_at", b."booked_at"
FROM "hotel_bookings" b
CROSS JOIN LATERAL (SELECT btrim(coalesce(b."lead"->>'firstName', '') || ' ' || coalesce(b."lead"->>'lastName', '')) AS "name") named
WHERE b."booked_at" IS NOT NULL AND b."state" IN ('booked', 'cancelling')
ON CONFLICT DO NOTHING;
