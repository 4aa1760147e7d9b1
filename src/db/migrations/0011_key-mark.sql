CREATE TABLE "identity_key_marks" (
	"id" integer PRIMARY KEY NOT NULL,
	"digest" "bytea" NOT NULL
);
