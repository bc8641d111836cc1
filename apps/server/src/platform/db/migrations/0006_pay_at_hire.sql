-- What a candidate says of the pay with the yes to a hire; the release before neither reads nor writes it.
ALTER TABLE "coffeechat_stages" ADD COLUMN "hire_pay" text;
