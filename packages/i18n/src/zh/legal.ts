import type { legal as source } from '../en/legal';
import type { Translated } from '../translated';

export const legal: Translated<typeof source> = {
  termsTitle: '服务条款',
  termsIntro: '墨与星帮你借一种中国传统的眼光来看自己的家。使用之前，请先读这几条。',
  termsPurposeTitle: '用途',
  termsPurposeBody:
    '风水、黄历与星图作为文化与兴趣呈现，不构成医疗、财务、法律或安全建议，也不承诺任何结果。',
  termsContentTitle: '你的内容',
  termsContentBody: '照片、记录与资料都归你所有。添加他人的照片或信息前，请先征得对方同意。',
  termsAccountTitle: '账户',
  termsAccountBody:
    '账户保存在此浏览器中。深度用户权限由管理员授予。能使用这个浏览器的人，就能看到其中的内容。',
  termsShopTitle: '小铺',
  termsShopBody: '小铺仅作陈列，不出售任何商品，也不会要求付款。',
  termsCareTitle: '现状提供',
  termsCareBody: '我们认真核对每项推算并注明出处，但应用按现状提供。不能丢的内容，请自行留存副本。',
  privacyTitle: '隐私说明',
  privacyIntro: '一句话：你填写的内容都留在这台设备上，只有发给聊天助手的消息例外。',
  privacyDeviceTitle: '存于本机',
  privacyDeviceBody: '资料、位置、照片、记录与对话都保存在此浏览器中。我们没有账户服务器，也没有跟踪与广告。',
  privacyPlaceTitle: '你的位置',
  privacyPlaceBody: '只有在你点按按钮后才会请求坐标。坐标只在本机用来推算日月与方位，不会发往任何地方。',
  privacyChatTitle: '聊天',
  privacyChatBody:
    '发给宇宙信使的消息会送到本站配置的聊天服务，或你自己填写的服务。只有经你允许，才会附上家中信息。',
  privacyCookiesTitle: '关于 Cookie',
  privacyCookiesBody: '本应用使用两个有效期一年的 Cookie：一个记住你的资料，一个记住语言，均为运行所必需。',
  privacyControlTitle: '由你掌握',
  privacyControlBody: '随时可以用账户菜单里的「清除我在本机的数据」删除一切，也可以在浏览器中清除本站数据。',
  licencesTitle: '许可证',
  licencesIntro: '本应用所用的软件包、字体与历表，各附许可证全文。',
  licencesMissing: '清单未能取得，请联网后再试。',
};
