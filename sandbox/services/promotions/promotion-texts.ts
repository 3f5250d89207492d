import type { LanguageCode } from '../../../src/domain/platform/language';

interface Words {
  readonly title: string;
  readonly subtitle: string;
  readonly button: string;
}

type Texts = Readonly<Record<LanguageCode, Words>>;

const words = (title: string, subtitle: string, button: string): Words => ({ title, subtitle, button });

/** What a new exchange promotes, in every language of the product. */
export const invite: Texts = {
  en: words('Invite a friend', 'Share fees: part of what they pay comes back to both of you.', 'Get your link'),
  zh: words('邀請好友', '分享手續費：好友支付的一部分會回饋給雙方。', '取得連結'),
  'zh-Hans': words('邀请好友', '分享手续费：好友支付的一部分会返还给双方。', '获取链接'),
  ru: words('Пригласите друга', 'Часть его комиссий вернётся вам обоим.', 'Получить ссылку'),
  pt: words('Convide um amigo', 'Parte das taxas que ele paga volta para vocês dois.', 'Pegar o link'),
  ukr: words('Запросіть друга', 'Частина його комісій повернеться вам обом.', 'Отримати посилання'),
  vn: words('Mời bạn bè', 'Một phần phí họ trả sẽ quay lại với cả hai.', 'Lấy liên kết'),
  es: words('Invita a un amigo', 'Parte de las comisiones que paga vuelve a ambos.', 'Obtener enlace'),
};

export const reserves: Texts = {
  en: words(
    'Check the reserves yourself',
    'Every balance is in a tree whose root is published. Your browser can verify yours.',
    'Verify',
  ),
  zh: words('親自查驗儲備', '每筆餘額都在一棵公布樹根的樹中，您的瀏覽器可以驗證。', '驗證'),
  'zh-Hans': words('亲自查验储备', '每笔余额都在一棵公布树根的树中，您的浏览器可以验证。', '验证'),
  ru: words(
    'Проверьте резервы сами',
    'Каждый баланс входит в дерево с опубликованным корнем. Ваш браузер может это проверить.',
    'Проверить',
  ),
  pt: words(
    'Confira as reservas você mesmo',
    'Cada saldo está numa árvore com raiz publicada. Seu navegador pode verificar o seu.',
    'Verificar',
  ),
  ukr: words(
    'Перевірте резерви самі',
    'Кожен баланс входить у дерево з опублікованим коренем. Ваш браузер може це перевірити.',
    'Перевірити',
  ),
  vn: words(
    'Tự kiểm tra dự trữ',
    'Mọi số dư nằm trong một cây có gốc được công bố. Trình duyệt của bạn có thể xác minh.',
    'Xác minh',
  ),
  es: words(
    'Comprueba las reservas tú mismo',
    'Cada saldo está en un árbol con la raíz publicada. Tu navegador puede verificar el tuyo.',
    'Verificar',
  ),
};

export const firstTrade: Texts = {
  en: words(
    'Place your first order',
    'See what it costs before it leaves. Practice money is waiting.',
    'Open the terminal',
  ),
  zh: words('送出第一筆委託', '送出前就能看到費用，模擬資金已備好。', '開啟交易介面'),
  'zh-Hans': words('提交第一笔委托', '提交前就能看到费用，模拟资金已备好。', '打开交易界面'),
  ru: words('Разместите первую заявку', 'Стоимость видна до отправки. Учебные деньги уже ждут.', 'Открыть терминал'),
  pt: words(
    'Envie sua primeira ordem',
    'Veja quanto custa antes de enviar. Seus fundos virtuais já esperam.',
    'Abrir o terminal',
  ),
  ukr: words(
    'Розмістіть першу заявку',
    'Вартість видно до надсилання. Навчальні гроші вже чекають.',
    'Відкрити термінал',
  ),
  vn: words('Đặt lệnh đầu tiên', 'Biết chi phí trước khi gửi. Tiền luyện tập đã sẵn sàng.', 'Mở màn hình giao dịch'),
  es: words(
    'Envía tu primera orden',
    'Mira lo que cuesta antes de enviarla. Te esperan fondos de práctica.',
    'Abrir el terminal',
  ),
};

export const listing: Texts = {
  en: words('Choose the next listing', 'Vote, predict the price and trade for WOO prizes.', 'Vote'),
  zh: words('選出下一個上線幣種', '投票、預測價格，交易贏取 WOO 獎勵。', '投票'),
  'zh-Hans': words('选出下一个上线币种', '投票、预测价格，交易赢取 WOO 奖励。', '投票'),
  ru: words('Выберите следующий листинг', 'Голосуйте, предсказывайте цену и торгуйте за призы в WOO.', 'Голосовать'),
  pt: words('Escolha a próxima listagem', 'Vote, preveja o preço e negocie por prêmios em WOO.', 'Votar'),
  ukr: words('Оберіть наступний лістинг', 'Голосуйте, прогнозуйте ціну й торгуйте за призи у WOO.', 'Голосувати'),
  vn: words('Chọn token niêm yết tiếp theo', 'Bình chọn, dự đoán giá và giao dịch giành WOO.', 'Bình chọn'),
  es: words('Elige el próximo listado', 'Vota, predice el precio y opera por premios en WOO.', 'Votar'),
};

export const vouchers: Texts = {
  en: words(
    'Vouchers for new traders',
    'A trial fund, a fee rebate and an APR boost for your first tasks.',
    'Get vouchers',
  ),
  zh: words('新手體驗券', '完成首批任務，領取體驗金、手續費減免與加息。', '領取'),
  'zh-Hans': words('新手体验券', '完成首批任务，领取体验金、手续费减免与加息。', '领取'),
  ru: words('Ваучеры новичкам', 'Пробный фонд, скидка на комиссию и надбавка к APR за первые задания.', 'Получить'),
  pt: words(
    'Vouchers para novos traders',
    'Fundo de teste, desconto em taxas e APR extra nas primeiras tarefas.',
    'Ganhar',
  ),
  ukr: words('Ваучери новачкам', 'Пробний фонд, знижка на комісію та надбавка до APR за перші завдання.', 'Отримати'),
  vn: words('Voucher cho người mới', 'Quỹ dùng thử, giảm phí và tăng APR cho nhiệm vụ đầu tiên.', 'Nhận voucher'),
  es: words(
    'Cupones para nuevos traders',
    'Fondo de prueba, menos comisiones y APR extra por tus primeras tareas.',
    'Conseguir',
  ),
};
