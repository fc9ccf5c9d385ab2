UPDATE "latchkey_records" SET "data" = "data" || jsonb_build_object('owner',
  (SELECT "value"->'address' FROM jsonb_each("data"->'addresses') LIMIT 1))
WHERE "kind" = 'names' AND NOT "data" ? 'owner';
