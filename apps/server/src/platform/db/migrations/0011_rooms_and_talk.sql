CREATE TABLE "canned_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stream_presence" (
	"audience_id" uuid PRIMARY KEY NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "talk_posts_newest";--> statement-breakpoint
DROP INDEX "talk_posts_replies";--> statement-breakpoint
DROP INDEX "talk_posts_of_user";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "talk_posts" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "talk_posts" ADD COLUMN "reviewed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "talk_posts" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "canned_replies" ADD CONSTRAINT "canned_replies_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stream_presence" ADD CONSTRAINT "stream_presence_audience_id_stream_heads_audience_id_fk" FOREIGN KEY ("audience_id") REFERENCES "public"."stream_heads"("audience_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "canned_replies_of_operator" ON "canned_replies" USING btree ("operator_id","title");--> statement-breakpoint
CREATE INDEX "message_rooms_recent" ON "message_rooms" USING btree ("last_message_at");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_sent_once" ON "messages" USING btree ("room_id","sender_id","client_id") WHERE "messages"."client_id" is not null;--> statement-breakpoint
CREATE INDEX "offer_groups_delivery" ON "offer_groups" USING btree ("deliver_at");--> statement-breakpoint
CREATE INDEX "offers_delivery" ON "offers" USING btree ("deliver_at");--> statement-breakpoint
CREATE INDEX "offers_with_salary" ON "offers" USING btree ("deliver_at") WHERE "offers"."salary_min" is not null and "offers"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "talk_posts_threads" ON "talk_posts" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "talk_posts"."parent_id" is null and "talk_posts"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "talk_posts_reviewed" ON "talk_posts" USING btree ("reviewed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "talk_posts"."reviewed_at" is not null;--> statement-breakpoint
CREATE INDEX "talk_posts_replies" ON "talk_posts" USING btree ("parent_id","created_at","id");--> statement-breakpoint
CREATE INDEX "talk_posts_of_user" ON "talk_posts" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "talk_posts" ADD CONSTRAINT "talk_posts_hidden_reason" CHECK ("talk_posts"."hidden_reason" in ('광고', '욕설·비방', '개인정보', '회사의 비밀', '도배'));--> statement-breakpoint
ALTER TABLE "talk_posts" ADD CONSTRAINT "talk_posts_reason_of_hidden" CHECK ("talk_posts"."hidden_reason" is null or "talk_posts"."hidden_at" is not null);--> statement-breakpoint
ALTER TABLE "talk_posts" ADD CONSTRAINT "talk_posts_deleted_is_empty" CHECK (("talk_posts"."deleted_at" is null) = ("talk_posts"."body" <> ''));