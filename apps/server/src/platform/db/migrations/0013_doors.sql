CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"is_backed_up" boolean NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "passkeys_counter" CHECK ("passkeys"."counter" >= 0)
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"asked_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_in_tries" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"failed" integer NOT NULL,
	"last_failed_at" timestamp (3) with time zone NOT NULL,
	"blocked_until" timestamp (3) with time zone,
	CONSTRAINT "sign_in_tries_failed" CHECK ("sign_in_tries"."failed" > 0)
);
--> statement-breakpoint
CREATE TABLE "used_challenges" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ended_sessions" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "name" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "name_sealed" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "opened_by" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone_proved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_asked_by_operators_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "passkeys_credential" ON "passkeys" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "passkeys_of_operator" ON "passkeys" USING btree ("operator_id");--> statement-breakpoint
CREATE UNIQUE INDEX "password_resets_token" ON "password_resets" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "password_resets_of_operator" ON "password_resets" USING btree ("operator_id","created_at");--> statement-breakpoint
CREATE INDEX "password_resets_expiry" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_codes_of_operator" ON "recovery_codes" USING btree ("operator_id","code_hash");--> statement-breakpoint
CREATE INDEX "sign_in_tries_age" ON "sign_in_tries" USING btree ("last_failed_at");--> statement-breakpoint
CREATE INDEX "used_challenges_expiry" ON "used_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "ended_sessions_end" ON "ended_sessions" USING btree ("ended_at");--> statement-breakpoint
ALTER TABLE "operators" DROP COLUMN "failed_sign_ins";--> statement-breakpoint
ALTER TABLE "operators" DROP COLUMN "locked_until";--> statement-breakpoint
ALTER TABLE "partners" DROP COLUMN "failed_sign_ins";--> statement-breakpoint
ALTER TABLE "partners" DROP COLUMN "locked_until";--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_opened_by" CHECK ("sessions"."opened_by" in ('MESSENGER', 'CODE', 'FORM'));--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_opened_by_candidates" CHECK ("sessions"."opened_by" is null or "sessions"."user_id" is not null);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_proved_phone_is_there" CHECK ("users"."phone_proved_at" is null or "users"."phone_hash" is not null);--> statement-breakpoint
-- Whoever certified a career did so on that phone.
UPDATE users SET phone_proved_at = certified_at
  WHERE certified_at IS NOT NULL AND phone_hash IS NOT NULL AND deleted_at IS NULL;
--> statement-breakpoint

-- Whichever way a login ends, every process hears of it when that is committed, and finds it here afterwards (SAFE-2).
CREATE FUNCTION tell_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ended_sessions (session_id, ended_at)
    -- A deleted row tells no time of its end; its tokens may be as young as its last use.
    VALUES (OLD.id, CASE TG_OP WHEN 'UPDATE' THEN NEW.ended_at ELSE greatest(now(), OLD.last_used_at) END)
    ON CONFLICT DO NOTHING;
  PERFORM pg_notify('session_end', OLD.id::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_tell_end AFTER UPDATE OF ended_at ON sessions
  FOR EACH ROW WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION tell_session_end();
--> statement-breakpoint
CREATE TRIGGER sessions_tell_deleted AFTER DELETE ON sessions
  FOR EACH ROW WHEN (OLD.ended_at IS NULL) EXECUTE FUNCTION tell_session_end();
