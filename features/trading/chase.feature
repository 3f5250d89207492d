@quiet
Feature: Chasing the market
  An open order can follow the best price of its side, up to a limit.

  Background:
    Given Ada has opened an account
    And Ada looks at the market BTC/USDT

  Scenario: A bid is moved to the best bid
    Given Ada bids 0.02 BTC far below the market
    When Ada lets her bid chase the market up to 5 percent above it
    Then Ada's bid stands with the best bids

  @core
  Scenario: A bid is moved no further than its limit
    Given Ada bids 0.02 BTC far below the market
    When Ada lets her bid chase the market up to 3 percent below it
    Then Ada's bid stands at her limit

  @core
  Scenario: An order that is chased no more stays where it is
    Given Ada bids 0.02 BTC far below the market
    When Ada lets her bid chase the market up to 3 percent below it
    Then Ada's bid stands at her limit
    When Ada cancels her bid
    Then Ada has no open orders
    And nothing of Ada's is chased
