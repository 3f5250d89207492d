Feature: Trading on the price ladder
  One click trades only for whoever has said that it should, and nothing is lost by moving an order.

  Background:
    Given Ada has opened an account
    And Ada looks at the market BTC/USDT
    And Ada has the price ladder in front of her

  @core
  Scenario: A click sends nothing before the ladder is armed
    When Ada clicks below the market on the ladder for 0.01 BTC
    Then Ada has no open orders
    And her order has the quantity 0.01
    When Ada arms the ladder
    And Ada clicks below the market on the ladder for 0.01 BTC
    Then Ada's bid is among her open orders

  @core
  Scenario: The ladder is not armed on the next visit
    When Ada arms the ladder
    And Ada reloads the page
    And Ada has the price ladder in front of her
    Then the ladder is not armed

  @core
  Scenario: Moving an order keeps its size
    Given Ada arms the ladder
    And Ada clicks below the market on the ladder for 0.01 BTC
    And Ada's bid is among her open orders
    When Ada moves her bid one row down
    Then her bid is 100 USDT lower and still for 0.01 BTC

  Scenario: An order is placed, dragged and cancelled where it stands
    Given Ada arms the ladder
    When Ada clicks below the market on the ladder for 0.01 BTC
    Then Ada's bid is among her open orders
    When Ada drags her bid one row down
    Then her bid is 100 USDT lower and still for 0.01 BTC
    When Ada cancels her bid on the ladder
    Then Ada has no open orders

  @core
  Scenario: A conditional order stands on the ladder too, and is moved only after a question
    Given Ada has bought 0.01 BTC at market
    And Ada arms the ladder
    When Ada sets a stop above the market on the ladder for 0.01 BTC
    Then her stop stands on the ladder
    When Ada moves her stop one row up
    Then her stop has not moved
    When Ada says that this is meant
    Then her stop is 100 USDT higher

  @core
  Scenario: Without the ladder being armed, an order is moved only after a question
    Given Ada arms the ladder
    And Ada clicks below the market on the ladder for 0.01 BTC
    And Ada's bid is among her open orders
    And Ada disarms the ladder
    When Ada moves her bid one row down
    And Ada says that this is meant
    Then her bid is 100 USDT lower and still for 0.01 BTC
