CREATE TABLE "latchkey_records" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"position" bigserial NOT NULL,
	"data" jsonb NOT NULL,
	"expires_at" bigint,
	CONSTRAINT "latchkey_records_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE INDEX "latchkey_records_position" ON "latchkey_records" USING btree ("kind","position");--> statement-breakpoint
CREATE INDEX "latchkey_records_expires_at" ON "latchkey_records" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "latchkey_records_data" ON "latchkey_records" USING gin ("data" jsonb_path_ops);