CREATE TABLE "key_canary" (
	"id" smallint PRIMARY KEY NOT NULL,
	"word_sealed" text NOT NULL,
	CONSTRAINT "key_canary_one" CHECK ("key_canary"."id" = 1)
);
