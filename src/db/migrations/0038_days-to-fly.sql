ALTER TABLE "procedures" RENAME COLUMN "fit_to_fly_days" TO "fly_from_day";--> statement-breakpoint
ALTER TABLE "procedures" RENAME COLUMN "fit_to_fly_source" TO "fly_source";--> statement-breakpoint
ALTER TABLE "procedures" ADD COLUMN "release_from_day" integer;--> statement-breakpoint
ALTER TABLE "procedures" ADD COLUMN "fly_source_url" text;--> statement-breakpoint
-- Changes of the desk hold whole documents: those that wait must still fit, and those that are done can be taken back.
ALTER TABLE "catalogue_changes" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "catalogue_changes" SET "before" = "before" - 'fitToFlyDays' - 'fitToFlySource' || jsonb_build_object(
	'flyFromDay', "before" -> 'fitToFlyDays', 'releaseFromDay', null, 'flySource', "before" -> 'fitToFlySource', 'flySourceUrl', null
) WHERE "kind" = 'procedure' AND "before" ? 'fitToFlyDays';--> statement-breakpoint
UPDATE "catalogue_changes" SET "after" = "after" - 'fitToFlyDays' - 'fitToFlySource' || jsonb_build_object(
	'flyFromDay', "after" -> 'fitToFlyDays', 'releaseFromDay', null, 'flySource', "after" -> 'fitToFlySource', 'flySourceUrl', null
) WHERE "kind" = 'procedure' AND "after" ? 'fitToFlyDays';
