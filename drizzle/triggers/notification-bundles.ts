const NEXT = `SELECT c.id FROM comments c
    WHERE c.kind = OLD.kind AND c.record_id = OLD.record_id AND c.id < OLD.id AND c.visibility = 'visible' AND c.user_id NOT IN (0, n.user_id)
      AND NOT EXISTS (SELECT 1 FROM blocks WHERE user_id = n.user_id AND blocked_id = c.user_id)
      AND NOT EXISTS (SELECT 1 FROM notifications o WHERE o.user_id = n.user_id AND o.key = OLD.kind || '-comments ' || c.id)
    ORDER BY c.id DESC LIMIT 1`;

/**
 * Trigger body for a comment that is no longer visible. Bundled notifications that name its author then name the author
 * of an earlier comment. If the comment is restored, it counts again.
 */
export const NAME_THE_NEXT = `UPDATE notifications SET source_id = c.id, actor_id = u.id, actor_name = u.username, others = others - 1,
      high_water_mark = iif(is_read, high_water_mark, c.id),
      path = substr(path, 1, instr(path, '?')) || 'comment=' || c.id || '#comment-' || c.id
    FROM (SELECT n.id, (${NEXT}) AS next FROM notifications n
      WHERE n.source_table = OLD.kind || '-comments' AND n.source_id = OLD.id AND n.kind = 'saved' AND n.others > 0) AS bundle
    JOIN comments c ON c.id = bundle.next JOIN users u ON u.id = c.user_id
    WHERE notifications.id = bundle.id;`;
