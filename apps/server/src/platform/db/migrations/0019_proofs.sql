CREATE TABLE "proof_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" jsonb NOT NULL,
	"private_sealed" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"signs_from" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proof_lists" (
	"number" smallint PRIMARY KEY NOT NULL,
	"places" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"token" text NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL,
	"needed_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "proof_lists_number" CHECK ("proof_lists"."number" > 0),
	CONSTRAINT "proof_lists_places" CHECK ("proof_lists"."places" > 0 and "proof_lists"."places" % 8 = 0),
	CONSTRAINT "proof_lists_used" CHECK ("proof_lists"."used" between 0 and "proof_lists"."places")
);
--> statement-breakpoint
CREATE TABLE "proof_looks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"proof_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"host" text,
	CONSTRAINT "proof_looks_by" CHECK ("proof_looks"."by" in ('PERSON', 'PROGRAM')),
	CONSTRAINT "proof_looks_host" CHECK (("proof_looks"."by" = 'PROGRAM') = ("proof_looks"."host" is not null))
);
--> statement-breakpoint
CREATE TABLE "proof_places" (
	"list" smallint NOT NULL,
	"place" integer NOT NULL,
	"taken_back_at" timestamp (3) with time zone,
	CONSTRAINT "proof_places_list_place_pk" PRIMARY KEY("list","place"),
	CONSTRAINT "proof_places_place" CHECK ("proof_places"."place" >= 0)
);
--> statement-breakpoint
CREATE TABLE "proofs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"address_hash" text NOT NULL,
	"address_sealed" text NOT NULL,
	"content_sealed" text NOT NULL,
	"token_sealed" text,
	"key_id" text,
	"list" smallint NOT NULL,
	"place" integer NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"taken_back_at" timestamp (3) with time zone,
	CONSTRAINT "proofs_kind" CHECK ("proofs"."kind" in ('INCOME_AT_LEAST', 'CAREER_AT_LEAST', 'EMPLOYED', 'INCOME_EXACT')),
	CONSTRAINT "proofs_term" CHECK ("proofs"."expires_at" > "proofs"."made_at"),
	CONSTRAINT "proofs_taken_back" CHECK ("proofs"."taken_back_at" is null or "proofs"."token_sealed" is null)
);
--> statement-breakpoint
ALTER TABLE "proof_looks" ADD CONSTRAINT "proof_looks_proof_id_proofs_id_fk" FOREIGN KEY ("proof_id") REFERENCES "public"."proofs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_places" ADD CONSTRAINT "proof_places_list_proof_lists_number_fk" FOREIGN KEY ("list") REFERENCES "public"."proof_lists"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_key_id_proof_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."proof_keys"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_list_place_proof_places_list_place_fk" FOREIGN KEY ("list","place") REFERENCES "public"."proof_places"("list","place") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proof_looks_of_proof" ON "proof_looks" USING btree ("proof_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "proof_places_taken_back" ON "proof_places" USING btree ("list") WHERE "proof_places"."taken_back_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "proofs_address" ON "proofs" USING btree ("address_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "proofs_place" ON "proofs" USING btree ("list","place");--> statement-breakpoint
CREATE INDEX "proofs_of_user" ON "proofs" USING btree ("user_id","made_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "proofs_of_key" ON "proofs" USING btree ("key_id","expires_at");--> statement-breakpoint
CREATE INDEX "proofs_by_end" ON "proofs" USING btree ("expires_at");