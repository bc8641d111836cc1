CREATE TABLE "usual_hours" (
	"operator_id" uuid PRIMARY KEY NOT NULL,
	"weekdays" smallint[] NOT NULL,
	"from_minute" smallint NOT NULL,
	"until_minute" smallint NOT NULL,
	"minutes" smallint NOT NULL,
	"place_kind" text,
	"place" text,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "usual_hours_place" CHECK (num_nonnulls("usual_hours"."place_kind", "usual_hours"."place") in (0, 2)),
	CONSTRAINT "usual_hours_place_kind" CHECK ("usual_hours"."place_kind" in ('ADDRESS', 'LINK')),
	CONSTRAINT "usual_hours_weekdays" CHECK (cardinality("usual_hours"."weekdays") between 1 and 7),
	CONSTRAINT "usual_hours_order" CHECK ("usual_hours"."from_minute" + "usual_hours"."minutes" <= "usual_hours"."until_minute" and "usual_hours"."minutes" > 0)
);
--> statement-breakpoint
ALTER TABLE "calendar_addresses" ADD COLUMN "shows_details" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "coffeechat_times" ADD COLUMN "agreed_overlaps" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "usual_hours" ADD CONSTRAINT "usual_hours_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;