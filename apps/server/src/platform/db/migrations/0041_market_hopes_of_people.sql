CREATE TABLE "market_hope_people" (
	"user_id" uuid NOT NULL,
	"job_sub_label" text NOT NULL,
	"years" smallint NOT NULL,
	CONSTRAINT "market_hope_people_user_id_job_sub_label_years_pk" PRIMARY KEY("user_id","job_sub_label","years")
);
--> statement-breakpoint
ALTER TABLE "market_hope_people" ADD CONSTRAINT "market_hope_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;