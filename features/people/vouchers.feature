@core
Feature: Vouchers
  What a task brings changes what the exchange charges, once.

  Background:
    Given Ada has opened an account
    And Ada looks at the market BTC/USDT

  Scenario: A voucher is used twice at once
    Given Ada has bought 0.05 BTC at market
    When Ada uses her fee rebate in two windows at once
    Then Ada has one fee rebate in use
    And Ada pays half the fee for selling 0.01 BTC, and the voucher says so

  Scenario: Nobody hears the answer, and the voucher is used all the same
    Given Ada has bought 0.05 BTC at market
    When Ada uses her fee rebate and the answer is lost
    Then Ada has one fee rebate in use

  Scenario: A voucher that nobody has earned
    Then Ada has no voucher
