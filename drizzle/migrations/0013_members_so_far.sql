-- Who was a member before addresses were confirmed goes on as before.
UPDATE users SET email_confirmed_at = created_at WHERE id > 0 AND email_confirmed_at IS NULL;
